import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {localeIds} from '../../config/locales.ts';
import {filesIn} from '../../release/files.ts';
import {localeById} from '../e2e/locales.ts';
import {articleRoutes} from '../e2e/routes.ts';
import {allFilesNamedIn, filesNamedIn, searchBox} from '../e2e/site/filesNamedIn.ts';

/** The files that every page of the site loads. */
const ofEveryPage = /\/(preact|runtime~main|shared|main)\.[^/]+$/;

const scriptsNamedIn = (html: string) => filesNamedIn(html).filter((file) => file.endsWith('.js'));

/** @returns files that are named twice, or named but missing */
const wronglyNamed = (named: readonly string[], there: ReadonlySet<string>) =>
  named.filter((file, index) => !there.has(file) || named.indexOf(file) !== index);

const readPage = async (address: string) => {
  const page = address.endsWith('/') ? `${address}index` : address;
  return readFile(path.join('build', `${page}.html`), 'utf8');
};

const ownFiles = async (address: string) =>
  scriptsNamedIn(await readPage(address)).filter((file) => !ofEveryPage.test(file));

it('every file that a page names is there, and named once', async () => {
  const files = await filesIn('build');
  const there = new Set(files.map((file) => `/${file}`));
  const pages = files.filter((file) => file.endsWith('.html'));
  let checked = 0;
  for (const page of pages) {
    const named = allFilesNamedIn(await readFile(path.join('build', page), 'utf8'));
    expect(
      named.filter((file) => searchBox.test(file)).map((file) => path.extname(file)),
      page,
    ).toEqual(named.length > 0 ? ['.css', '.js'] : []);
    expect(wronglyNamed(named, there), page).toEqual([]);
    checked += named.length;
  }
  expect(checked).toBeGreaterThan(pages.length);
});

it('a file that is missing or named twice is found', () => {
  expect(wronglyNamed(['/a.js', '/b.js', '/a.js'], new Set(['/a.js']))).toEqual(['/b.js', '/a.js']);
});

describe.each(localeIds)('the application in %s', (id) => {
  const {at} = localeById(id);

  it('an article has at most seven own files', async () => {
    for (const {route} of articleRoutes) {
      const files = await ownFiles(at(route));
      // Frame, article, what all texts need, the text and its sidebar; figures and diagrams.
      expect(files.length, route).toBeGreaterThanOrEqual(5);
      expect(files.length, route).toBeLessThanOrEqual(7);
    }
  });

  it("pages of other kinds have at most five, none of them an article's", async () => {
    const ofArticles = new Set(await ownFiles(at('/docs/faq/create-account')));
    expect(ofArticles.size).toBeGreaterThan(0);
    for (const route of ['/', '/docs', '/blog', '/blog/archive', '/blog/authors', '/search']) {
      const files = await ownFiles(at(route));
      expect(files.length, route).toBeLessThanOrEqual(5);
      expect(
        files.filter((file) => ofArticles.has(file)),
        route,
      ).toEqual([]);
    }
  });
});
