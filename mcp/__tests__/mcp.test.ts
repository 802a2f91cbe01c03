import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {baseUrls, localeIds} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {redirects} from '../../config/redirects.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';
import {serve} from '../../server/serve.ts';
import {createServer} from '../createServer.ts';
import {searchPages} from '../searchPages.ts';
import {MissingFile, Site} from '../Site.ts';

const reply = z.object({
  content: z.tuple([z.object({type: z.literal('text'), text: z.string()})]),
  isError: z.boolean().optional(),
});

/** Calls a tool as a client program does and returns the only text of the answer. */
async function ask(client: Client, name: string, input: Record<string, unknown> = {}) {
  const {content, isError} = reply.parse(await client.callTool({name, arguments: input}));
  return {text: content[0].text, isError: isError ?? false};
}

async function connect(address: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(new Site(address)).connect(theirs);
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(ours);
  return client;
}

describe('the server over a built site', () => {
  let site: Server;
  let address: string;
  let client: Client;

  beforeAll(async () => {
    site = await serve({folder: 'build', port: 0});
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    client = await connect(address);
  });
  afterAll(() => new Promise((resolve) => site.close(resolve)));

  it('starts from the command line and names its tools', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'mcp/main.ts', '--site', address],
    });
    const own = new Client({name: 'test', version: '1.0.0'});
    await own.connect(transport);
    const {tools} = await own.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'list_pages',
      'find_term',
      'updates',
    ]);
    expect((await ask(own, 'list_pages', {language: 'en'})).text).toMatch(/^# /);
    await own.close();
  });

  it.each([
    {language: 'zh', query: '确认句段'},
    {language: 'en', query: 'confirm a segment'},
  ])('searches in $language, and reads what it has found', async ({language, query}) => {
    const found = await ask(client, 'search', {query, language, product: 'yicat', limit: 3});
    const [first = '', ...others] = found.text.match(/^https?:\S+/gm) ?? [];
    expect(others).toHaveLength(2);
    const base = language === 'en' ? '/en' : '';
    expect(new URL(first).pathname).toBe(`${base}/docs/yicat/translate/confirm-segments`);
    const {text} = await ask(client, 'read_page', {page: first});
    expect(text).toMatch(/^---\ntitle: /);
    expect(text).toContain('\nproduct: yicat\n');
  });

  it.each([
    {language: 'zh', query: '怎么确认句段'},
    {language: 'en', query: 'How do I confirm a segment?'},
  ])('answers a question in $language with all steps', async ({language, query}) => {
    const {text} = await ask(client, 'search', {query, language});
    const [, steps = ''] = /\/confirm-segments#confirm-a-segment\n(.*?)\n\n/s.exec(text) ?? [];
    expect(steps).toMatch(/^(1\. .+\n){2,}1\. .+$/);
  });

  it.each(localeIds)('reads the home page in %s', async (locale) => {
    const path = baseUrls[locale];
    const file = readFileSync(`build${path}index.md`, 'utf8');
    for (const page of [
      path,
      `${path}index.html`,
      new URL(path, address).href.replace(/\/$/, ''),
    ]) {
      expect(await ask(client, 'read_page', {page})).toEqual({text: file, isError: false});
    }
  });

  it('reads a page at an address that leads to it', async () => {
    const now = await ask(client, 'read_page', {page: '/docs/yicat'});
    expect(now.isError).toBe(false);
    for (const page of ['/docs/yicat/', '/docs/yicat.html', '/docs/yicat/index.html']) {
      expect(await ask(client, 'read_page', {page})).toEqual(now);
    }
  });

  it.each(localeIds)('reads a page at the address that it had before, in %s', async (locale) => {
    const [{from, to} = {from: '', to: ''}] = redirects;
    const base = baseUrls[locale].replace(/\/$/, '');
    const now = await ask(client, 'read_page', {page: base + to});
    expect(now.isError).toBe(false);
    for (const page of [base + from, `${address}${base}${from}/`, `${base}${from}.md`]) {
      expect(await ask(client, 'read_page', {page})).toEqual(now);
    }
  });

  it('says that pages are missing while an index cannot be loaded', async () => {
    class Damaged extends Site {
      override json(path: string): Promise<unknown> {
        return /\/search\/yiloc\.[0-9a-f]+\.index\.json$/.test(path)
          ? Promise.reject(new MissingFile(path))
          : super.json(path);
      }
    }
    const firstLine = async (of: Site, query: string) =>
      (await searchPages(of, {query, language: 'zh', limit: 3})).split('\n')[0];
    for (const [query, beginning] of [
      ['确认句段', /^\d+ pages found/],
      ['9438276150', /^Nothing found/],
    ] as const) {
      const damaged = await firstLine(new Damaged(address), query);
      expect(damaged).toMatch(beginning);
      expect(damaged).toContain('could not be loaded');
      expect(await firstLine(new Site(address), query)).not.toContain('could not be loaded');
    }
  });

  it('says that nothing was found', async () => {
    expect((await ask(client, 'search', {query: '9438276150'})).text).toMatch(/^Nothing found/);
  });

  it.each(productIds)('lists the pages of %s, all of which can be read', async (product) => {
    const {text} = await ask(client, 'list_pages', {product});
    const pages = [...text.matchAll(/\((https?:[^)]+\.md)\)/g)].map(([, link = '']) => link);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect((await ask(client, 'read_page', {page})).text).toMatch(/^---\ntitle: /);
    }
  });

  it('finds each term of the termbase by both of its names', async () => {
    const terms = [...readTermbase(readFileSync('data/termbase.csv', 'utf8')).values()];
    expect(terms.length).toBeGreaterThan(1);
    for (const {id, term} of terms) {
      for (const word of [term.zh, term.en.toUpperCase(), id]) {
        const {text} = await ask(client, 'find_term', {word});
        expect(text.split('\n')).toContain(`## ${term.zh} · ${term.en} (${id})`);
      }
    }
    expect((await ask(client, 'find_term', {word: '9438276150'})).text).toContain('has no term');
  });

  it('reads the page of each change that it lists', async () => {
    const {text} = await ask(client, 'updates', {language: 'en'});
    const links = text.match(/^https?:\S+$/gm) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const page of new Set(links)) {
      expect((await ask(client, 'read_page', {page})).text).toMatch(/^---\ntitle: /);
    }
  });

  it.each(['yicat', 'faq'])('lists changes of %s, also since a day', async (product) => {
    const all = await ask(client, 'updates', {product, language: 'en', limit: 50});
    const days = [...all.text.matchAll(/\((\d{4}-\d\d-\d\d)\)$/gm)].map(([, day = '']) => day);
    expect(days).toEqual([...days].sort().reverse());
    const [newest = ''] = days;
    const since = await ask(client, 'updates', {product, language: 'en', since: newest});
    const count = days.filter((day) => day === newest).length;
    const changes = count === 1 ? '1 change' : `${count} changes`;
    expect(since.text).toMatch(new RegExp(`^${changes} since ${newest}`));
    expect((await ask(client, 'updates', {since: '2999-01-01'})).text).toContain('No changes');
  });

  it('says what is wrong with a page that does not exist, and with one of another site', async () => {
    const missing = await ask(client, 'read_page', {page: '/docs/yicat/nope'});
    expect(missing).toMatchObject({isError: true});
    expect(missing.text).toContain('list_pages');
    const other = await ask(client, 'read_page', {page: 'https://elsewhere.example/docs'});
    expect(other).toMatchObject({isError: true});
    expect(other.text).toContain('is not a page of');
  });
});

describe('a site that cannot be reached', () => {
  it.each([
    ['search', {query: '句段'}],
    ['read_page', {page: '/docs/yicat'}],
    ['list_pages', {}],
    ['find_term', {word: '句段'}],
    ['updates', {}],
  ])('%s says so', async (tool, input) => {
    // Nothing listens on port 9 of this machine.
    const client = await connect('http://127.0.0.1:9');
    const {text, isError} = await ask(client, tool, input);
    expect(isError).toBe(true);
    expect(text).toContain('cannot be reached');
  });

  it('refuses what is not an address', () => {
    expect(() => new Site('docs.example.com')).toThrow('--site https://docs.example.com');
    expect(() => new Site('file:///etc')).toThrow('--site https://docs.example.com');
  });
});
