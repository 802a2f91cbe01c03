import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {commonPart} from '../../../config/commonPart.mjs';
import {productIds, type ProductId} from '../../../config/products.ts';
import type {Manifest} from '../../../plugins/search/manifest.ts';
import {filesIn, writeNewFile} from '../../files.ts';
import {joinParts} from '../joinParts.ts';
import {preparePart} from '../preparePart.ts';

let root: string;
const folderOf = (id: string) => path.join(root, id);
const site = () => path.join(root, 'site');

const write = (id: string, file: string, content: string) =>
  writeNewFile(path.join(folderOf(id), file), content);

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
const sitemap = (address: string) =>
  `<urlset><url><loc>${address}</loc><lastmod>2026-01-01</lastmod></url></urlset>`;
const manifest = (id: string): Manifest => ({
  indexes: [
    {
      id,
      context: `docs/${id}/`,
      file: `${id}.json`,
      tables: 'w',
      texts: `${id}.*.json`,
    },
    ...(id === commonPart ? [{id: 'site', context: '', file: 's', tables: 'w', texts: 't'}] : []),
  ],
  glossary: {path: 'glossary', files: []},
});

/** Writes a part as the framework builds it. */
async function buildPart(id: ProductId, body = ''): Promise<void> {
  for (const prefix of ['', 'en/']) {
    await write(id, `${prefix}docs/${id}.html`, page(`<h2 id="top">${id}</h2>${body}`));
    await write(id, `${prefix}404.html`, page(`not found in ${id}`));
    await write(id, `${prefix}sitemap.xml`, sitemap(`https://x/${prefix}docs/${id}`));
    await write(
      id,
      `${prefix}pages.json`,
      JSON.stringify([{path: `/${prefix}docs/${id}`, title: id}]),
    );
    await write(id, `${prefix}licences.txt`, `Beginning\n\n${'-'.repeat(72)}\n\n${id} 1.0\n`);
    await write(id, `${prefix}search/manifest.json`, JSON.stringify(manifest(id)));
    await write(id, 'img/shared.svg', '<svg/>');
    if (id === commonPart) {
      await write(id, `${prefix}offline.html`, page('offline'));
    }
  }
}

const prepare = (id: ProductId) =>
  preparePart(id, {
    folder: folderOf(id),
    untrimmedFolder: path.join(root, 'untrimmed', id),
    cardCache: path.join(root, 'cards', id),
  });

const join = (ids: readonly string[] = productIds) =>
  joinParts({folder: site(), redirects: [], parts: ids.map(folderOf)});

const read = (file: string) => readFile(path.join(site(), file), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'parts-'));
  for (const id of productIds) {
    await buildPart(id, id === 'yiloc' ? '<a href="/docs/yicat#top">x</a>' : '');
    await prepare(id);
  }
});

afterEach(() => rm(root, {recursive: true}));

describe('joinParts', () => {
  it('has the pages of all parts, the common not-found page and no data of the parts', async () => {
    await join([...productIds].reverse());
    const files = await filesIn(site());
    for (const id of productIds) {
      expect(files).toContain(`docs/${id}.html`);
      expect(files).toContain(`en/docs/${id}.html`);
    }
    expect(await read('404.html')).toContain(`not found in ${commonPart}`);
    expect(files.filter((file) => file.startsWith('.part'))).toEqual([]);
    expect(files).toContain('.server/release.json');
  });

  it('merges what every part has', async () => {
    await join();
    for (const prefix of ['', 'en/']) {
      const {indexes} = JSON.parse(await read(`${prefix}search/manifest.json`)) as Manifest;
      expect(indexes.map(({id}) => id)).toEqual([...productIds, 'site']);
      expect(JSON.parse(await read(`${prefix}pages.json`))).toHaveLength(productIds.length);
      const map = await read(`${prefix}sitemap.xml`);
      expect(map.match(/<loc>/g)).toHaveLength(productIds.length);
      expect(map).toMatch(/^<urlset>.*<\/urlset>$/s);
      const licences = await read(`${prefix}licences.txt`);
      expect(licences.match(/Beginning/g)).toHaveLength(1);
      expect(licences.match(/ 1\.0/g)).toHaveLength(productIds.length);
    }
  });

  it('leaves the parts as they were', async () => {
    const before = await readFile(path.join(folderOf('yicat'), 'pages.json'), 'utf8');
    await join();
    await join();
    expect(await readFile(path.join(folderOf('yicat'), 'pages.json'), 'utf8')).toBe(before);
  });

  it('refuses a missing part, one that is there twice, and one that is not complete', async () => {
    await expect(join(productIds.slice(1))).rejects.toThrow(/“yicat” is not among/);
    await expect(join([...productIds, 'yicat'])).rejects.toThrow(/“yicat” is 2 times among/);
    await rm(path.join(folderOf('yicat'), '.part'), {recursive: true});
    await expect(join()).rejects.toThrow(/build this part again/);
  });

  it('refuses parts that have different files of one name', async () => {
    await write('yiloc', 'img/shared.svg', '<svg>other</svg>');
    await expect(join()).rejects.toThrow(
      /“yicat” and “yiloc” have different files img\/shared\.svg/,
    );
  });

  it('refuses a link to another part that leads nowhere', async () => {
    await buildPart('yiloc', '<a href="/docs/yicat#gone">x</a>');
    await prepare('yiloc');
    await expect(join()).rejects.toThrow(/docs\/yicat#gone on .*docs\/yiloc\.html/);
  });
});

describe('preparePart', () => {
  it('refuses a link inside the part that leads nowhere, in either language', async () => {
    await buildPart('yiloc', '<a href="/en/docs/yiloc/gone">x</a>');
    await expect(prepare('yiloc')).rejects.toThrow(/\/en\/docs\/yiloc\/gone/);
  });
});
