import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {interfaceMessages} from '../../content/interface/interfaceMessages.ts';
import {readTexts} from '../../content/interface/readTexts.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';
import {loadIndex, loadTables, search} from '../../plugins/search/engine/index.ts';
import {localeById} from '../e2e/locales.ts';
import {articleRoutes, landingRoutes} from '../e2e/routes.ts';

const KB = 1024;
/** Maximum sizes of a product's index and of all indexes of a language, with the worker's script. */
const budgets = {product: 150 * KB, language: 300 * KB};

const manifestSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      id: z.string(),
      context: z.string(),
      file: z.string(),
      tables: z.string(),
      texts: z.string(),
    }),
  ),
  /** The definitions of the termbase, in files of which a query loads one. */
  glossary: z.strictObject({path: z.string(), files: z.array(z.string()).min(1)}),
});
const indexSchema = z.object({
  pages: z.array(z.object({u: z.string(), t: z.string().min(1), b: z.array(z.string())})),
  hashes: z.array(z.string()),
});
const textsSchema = z.array(z.string());

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const brotli = (content: Buffer | string) =>
  brotliCompressSync(content, {
    params: {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY},
  }).byteLength;

/** All search files of a language in the build. */
function filesAt(folder: string) {
  const {indexes} = manifestSchema.parse(read(path.join(folder, 'manifest.json')));
  return indexes.map(({id, context, file, tables, texts: pattern}) => {
    const json = read(path.join(folder, file));
    const {pages, hashes} = indexSchema.parse(json);
    const textFiles = pages.map((_, page) => pattern.replace('*', String(page)));
    return {
      id,
      context,
      names: [file, ...textFiles] as const,
      tables,
      index: loadIndex(json, loadTables(read(path.join(folder, tables)))),
      pages,
      hashes,
      texts: textFiles.flatMap((name) => textsSchema.parse(read(path.join(folder, name)))),
    };
  });
}

const definitionsAt = (folder: string): readonly string[] =>
  manifestSchema.parse(read(path.join(folder, 'manifest.json'))).glossary.files;

/** Size of the script that reads the manifest: the worker's, or the same code without a worker. */
function engineScriptSize(folder: string): number {
  const sizes = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file)))
    .filter((script) => script.includes('search/manifest.json'))
    .map(brotli);
  expect(sizes, 'no script reads search/manifest.json').not.toEqual([]);
  return Math.max(...sizes);
}

/** The addresses that the built pages of a folder ask search engines to leave out. */
function hiddenAddresses(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) =>
      /<meta[^>]+robots[^>]+noindex/.test(readFileSync(path.join(folder, file), 'utf8')),
    )
    .map((file) => `/${file.replace(/(?:\/?index)?\.html$/, '')}`);
}

/** Ids of interface texts that a page adds to its article. */
const added = [
  'theme.TOCCollapsible.toggleButtonLabel',
  'article.code.copy',
  'article.changedIn.heading',
  'article.related.heading',
  'article.feedback.question',
];

async function addedTexts(locale: LocaleId): Promise<string[]> {
  const texts =
    locale === 'zh'
      ? new Map(interfaceMessages('.').map(({id = '', message}) => [id, message]))
      : await readTexts('.', locale);
  return added.map((id) => {
    const text = texts.get(id);
    expect(text, id).toBeTruthy();
    return text ?? '';
  });
}

const terms = [...readTermbase(readFileSync('data/termbase.csv', 'utf8')).values()];

describe.each(localeIds)('the search index in %s', (locale) => {
  const {at} = localeById(locale);
  const folder = path.join('build', at('/search'));

  it('S7.3 an index for each product and one for the rest', () => {
    const indexes = filesAt(folder);
    expect(indexes.map(({id, context}) => [id, context])).toEqual([
      ...productIds.map((id) => [id, `docs/${id}/`]),
      ['site', ''],
    ]);
    for (const {id, hashes, texts, pages} of indexes) {
      expect(texts, id).toHaveLength(hashes.length);
      expect(texts.length, id).toBeGreaterThan(pages.length);
    }
  });

  it('S3.10 S3.11 a document has address, section, titles and breadcrumbs', () => {
    const documentSchema = z.looseObject({
      u: z.string().startsWith('/'),
      h: z.string().regex(/^(#[^#\s]+)?$/),
      t: z.string().min(1),
      s: z.string().min(1),
      b: z.array(z.string().min(1)),
    });
    const wrong = filesAt(folder).flatMap(({index, pages}) => {
      return pages.filter(({u, t}) => {
        const hit = search(index, t, 100).find((found) => found.u === u);
        return !documentSchema.safeParse(hit).success || hit?.t !== t;
      });
    });
    expect(wrong, 'pages that their own title does not find').toEqual([]);
    const [first] = articleRoutes;
    const product = filesAt(folder).find(({id}) => id === first?.product);
    const article = product?.pages.find(({u}) => u === at(first?.route ?? ''));
    expect(article?.b.length).toBeGreaterThan(0);
  });

  it('each page is in one index, that of its product', () => {
    const indexes = filesAt(folder);
    const addresses = indexes.flatMap(({pages}) => pages.map(({u}) => u));
    expect(addresses).toHaveLength(new Set(addresses).size);
    for (const product of productIds) {
      const expected = [...articleRoutes, ...landingRoutes]
        .filter((route) => route.product === product)
        .map(({route}) => at(route));
      const found = indexes.find(({id}) => id === product)?.pages.map(({u}) => u);
      expect(found?.sort(), product).toEqual(expected.sort());
    }
  });

  it('the rest is the update log and the pages, without lists of them', () => {
    const rest = filesAt(folder).find(({id}) => id === 'site');
    const posts = readdirSync(path.join('build', at('/blog')))
      .filter((file) => /^\d{4}-.*\.html$/.test(file))
      .map((file) => at(`/blog/${path.basename(file, '.html')}`));
    expect(posts.length).toBeGreaterThan(20);
    const ownPages = readdirSync('src/pages')
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `/${path.basename(file, '.mdx')}`);
    expect(rest?.pages.map(({u}) => u).sort()).toEqual(
      [locale === 'zh' ? '/' : '/en', ...['/blog', '/docs', ...ownPages].map(at), ...posts].sort(),
    );
  });

  it('nothing that a page hides from search engines can be found', () => {
    const addresses = filesAt(folder).flatMap(({pages}) => pages.map(({u}) => u));
    const hidden = hiddenAddresses('build');
    expect(hidden).toContain(at('/search'));
    expect(addresses.filter((address) => hidden.includes(address))).toEqual([]);
  });

  it('no section holds a tooltip, a contents list or what the page adds', async () => {
    const definitions = terms.map(({definition}) => definition[locale]);
    const foreign = await addedTexts(locale);
    for (const {texts, hashes} of filesAt(folder)) {
      expect(hashes.filter((hash) => ['related', 'changed-in'].includes(hash))).toEqual([]);
      const wrong = texts.filter(
        (text) =>
          definitions.some((definition) => text.includes(definition)) ||
          // Whole lines, because an article may contain “on this page”.
          text.split('\n').some((line) => foreign.includes(line)) ||
          /[\u00AD\u200B\u2060\uFEFF]| {2}|\n\n|^\s|\s$/.test(text),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('S7.5 names carry a hash, and nothing else lies beside them', () => {
    const indexes = filesAt(folder);
    const names = indexes.flatMap((index) => index.names);
    for (const name of names) {
      expect(name).toMatch(/^([a-z]+\.[0-9a-f]{8}\.index|texts\/[a-z]+\.\d+\.[0-9a-f]{8})\.json$/);
    }
    const tables = [...new Set(indexes.map((index) => index.tables))];
    expect(tables).toEqual([expect.stringMatching(/^words\.[0-9a-f]{8}\.tables\.json$/)]);
    const definitions = definitionsAt(folder);
    for (const name of definitions) {
      expect(name).toMatch(/^glossary\.[0-9a-f]{8}\.terms\.json$/);
    }
    expect(
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.json'))
        .sort(),
    ).toEqual([...names, ...tables, ...definitions, 'manifest.json'].sort());
  });

  it('the first answer is small, and so is everything', () => {
    const worker = engineScriptSize(path.join('build', at('/assets/js')));
    const sizeOf = (file: string) => brotli(readFileSync(path.join(folder, file)));
    const indexes = filesAt(folder);
    const sizes = indexes.map(({names: [file]}) => sizeOf(file));
    const tables = Math.max(...indexes.map((index) => sizeOf(index.tables)));
    const definition = Math.max(...definitionsAt(folder).map(sizeOf));
    expect(definition).toBeLessThanOrEqual(2000);
    const forAny = worker + tables + definition;
    expect(Math.max(...sizes) + forAny).toBeLessThanOrEqual(budgets.product);
    expect(sizes.reduce((sum, size) => sum + size, 0) + forAny).toBeLessThanOrEqual(
      budgets.language,
    );
  });
});
