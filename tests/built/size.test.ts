import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {median} from '../../bench/run/median.ts';
import {localeIds} from '../../config/locales.ts';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';
import {elementsOf} from '../../release/elementsOf.ts';
import {filesIn} from '../../release/files.ts';
import {inlineCode} from '../../release/inlineCode.ts';
import {localeById} from '../e2e/locales.ts';
import {articleRoutes, pageTypes} from '../e2e/routes.ts';

const kb = 1000;

/** Sizes of the application without any article, and of each article's entry in the route table. */
const applicationBase = 59 * kb;
const bytesPerArticle = 56;

/**
 * Sizes of an article without its text, and of each byte of its text, which is its Markdown as it is
 * sent. Together 21 KB for the median of 158 articles, whose text has 2.8 KB.
 */
const articleBase = 16.7 * kb;
const bytesPerTextByte = 1.5;

/** Sizes of a landing page without its list, and of a list entry. Together 16 KB for 75 articles. */
const landingBase = 13.6 * kb;
const landingBytesPerArticle = 32;

/** Sizes of the glossary without any concept, and of each concept with its uses. */
const glossaryBase = 13 * kb;
const bytesPerConcept = 140;

const fileOf = (address: string) =>
  path.join('build', address.endsWith('/') ? `${address}index.html` : `${address}.html`);

/** Bytes of a file as our servers send it to a current browser: they leave small files as they are. */
const sentBytes = async (file: string) => {
  const whole = path.join('build', file);
  return (await stat(`${whole}.br`).catch(() => stat(whole))).size;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Addresses in one attribute of a page, or in each of several elements. */
const addresses = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, value = '']) => value.split(' '));

describe.each(localeIds)('sizes in %s', (id) => {
  const {at} = localeById(id);

  it('what runs before intent is at most 3 KB', async () => {
    for (const [name, route] of Object.entries(pageTypes)) {
      // The other addresses belong to the same files.
      if (name.startsWith('not found') || route.includes('?')) {
        continue;
      }
      const html = await readFile(fileOf(at(route)), 'utf8').catch(() =>
        readFile(fileOf(`${at(route)}/`), 'utf8'),
      );
      const {scripts} = inlineCode(elementsOf(parse(html)));
      expect(scripts.join('\n'), name).toContain('clickQueue');
      expect(brotliCompressSync(scripts.join('\n')).length, name).toBeLessThanOrEqual(3 * kb);
    }
  });

  it('what every page has of the application is a base and a price an article', async () => {
    const html = await readFile(fileOf(at('/docs/faq/create-account')), 'utf8');
    const files = addresses(html, /data-application="([^"]+)"/g).filter((file) =>
      /\/(runtime~main|preact|shared|main)\.\w+\.js$/.test(file),
    );
    expect(files).toHaveLength(4);
    expect(sum(await Promise.all(files.map(sentBytes)))).toBeLessThanOrEqual(
      applicationBase + bytesPerArticle * articleRoutes.length,
    );
  });

  /** Returns the bytes before the first paint of a page: only its text with its styles. */
  const weightOf = async (route: string) => {
    const html = await readFile(fileOf(at(route)), 'utf8');
    expect(html, route).toContain('<style>');
    expect(html, route).not.toMatch(/<link [^>]*rel="?stylesheet/);
    return sentBytes(fileOf(at(route)).slice('build/'.length));
  };

  it('the median article with its styles is a base and a price a byte of its text', async () => {
    const withoutText = async (route: string) =>
      (await weightOf(route)) - bytesPerTextByte * (await sentBytes(`${at(route).slice(1)}.md`));
    const bytes = await Promise.all(articleRoutes.map(({route}) => withoutText(route)));
    expect(median(bytes)).toBeLessThanOrEqual(articleBase);
  });

  it('the glossary with its styles is a base and a price a concept', async () => {
    const concepts = readTermbase(await readFile('data/termbase.csv', 'utf8')).size;
    expect(await weightOf('/glossary')).toBeLessThanOrEqual(
      glossaryBase + bytesPerConcept * concepts,
    );
  });

  for (const route of ['/', '/blog', '/search']) {
    it(`${route} with its styles is at most 16 KB`, async () => {
      expect(await weightOf(route)).toBeLessThanOrEqual(16 * kb);
    });
  }

  it('the largest landing page is a base and a price an article that it lists', async () => {
    const listed = articleRoutes.filter(({product}) => product === 'yicat');
    expect(await weightOf('/docs/yicat')).toBeLessThanOrEqual(
      landingBase + landingBytesPerArticle * listed.length,
    );
  });
});

it('the median text for the view of both languages has at most 4 KB', async () => {
  const texts = (await filesIn('build')).filter((file) => file.endsWith('.text.json'));
  expect(texts.length).toBeGreaterThan(100);
  const sizes = await Promise.all(texts.map(sentBytes));
  expect(median(sizes)).toBeLessThanOrEqual(4 * kb);
});
