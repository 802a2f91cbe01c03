import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {hydrate} from '../hydrate.ts';
import {forEachLocale} from '../locales.ts';
import {daily} from '../nightly.ts';
import {alive} from '../openEarly.ts';
import {articleRoutes, pageTypes} from '../routes.ts';
import {saveData} from '../shell/support.ts';

/** The files that every page of the site loads. */
const ofEveryPage = /\/(preact|runtime~main|shared|main)\.[^/]+$/;

/** The script that loads the search box, which the application does not run. */
const searchBox = /\/search-box\.[^/]+$/;

const allFilesNamedIn = (html: string) =>
  (/data-application="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter((file) => file !== '');

/** Returns the files of the application. */
const filesNamedIn = (html: string) =>
  allFilesNamedIn(html).filter((file) => !searchBox.test(file));

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

/** Records which files of the application have been loaded when hydration begins. */
async function noteFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect();
        const files = performance
          .getEntriesByType('resource')
          .map(({name}) => new URL(name).pathname)
          .filter((file) => /\/assets\/(js|css)\//.test(file));
        Reflect.set(window, 'filesUntilHydration', [...new Set(files)]);
      }
    }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  });
}

interface Files {
  readonly named: readonly string[];
  readonly fetched: readonly string[];
}

const filesOf = async (page: Page): Promise<Files> => ({
  named: filesNamedIn(await page.content()),
  fetched: await page.evaluate(() => Reflect.get(window, 'filesUntilHydration') as string[]),
});

/** Whether a file is the list from which similar addresses are chosen; hydration requests it. */
const isPageList = async (file: string) =>
  (await readFile(path.join('build', file), 'utf8')).includes(`JSON.parse('[{"path":"/`);

test('every file that a page names is there, and named once', async () => {
  const files = await readdir('build', {recursive: true});
  const there = new Set(files.map((file) => `/${file}`));
  const pages = files.filter((file) => file.endsWith('.html'));
  let checked = 0;
  for (const page of pages) {
    const named = allFilesNamedIn(await readFile(path.join('build', page), 'utf8'));
    expect(named.filter((file) => searchBox.test(file)).length, page).toBe(
      named.length > 0 ? 1 : 0,
    );
    expect(wronglyNamed(named, there), page).toEqual([]);
    checked += named.length;
  }
  expect(checked).toBeGreaterThan(pages.length);
});

test('a file that is missing or named twice is found', () => {
  expect(wronglyNamed(['/a.js', '/b.js', '/a.js'], new Set(['/a.js']))).toEqual(['/b.js', '/a.js']);
});

forEachLocale(({id, at}) => {
  // Each kind of page is tested once, in alternating languages: both use the same code.
  const turn = id === 'zh' ? 0 : 1;
  const kinds = Object.entries(pageTypes).filter(([name]) => !name.startsWith('not found'));
  for (const [name, route] of kinds.filter((_kind, index) => index % 2 === turn)) {
    const when = daily(['task article', 'filtered update log', 'search', 'glossary'], name);
    test(
      `${id}: the page names all that the application needs to begin: ${name}`,
      when,
      async ({page}) => {
        await noteFiles(page);
        // Otherwise the pages of visible links may be fetched before hydration ends.
        await saveData(page);
        await page.goto(at(route));
        await hydrate(page);
        const {named, fetched} = await filesOf(page);
        // The files that answer a query in the address begin to load during hydration.
        const begun = route.includes('?')
          ? fetched.filter((file) => named.includes(file))
          : fetched;
        expect([...begun].sort()).toEqual([...named].sort());
        expect(named.at(-1), 'the one that starts it is the last').toMatch(/\/main\.[^/]+$/);
      },
    );
  }

  test.describe('on an unknown address', () => {
    test.use({allowedErrors: [notFoundAnswer]});

    test(`${id}: an address that does not exist needs the page of its language`, async ({page}) => {
      await noteFiles(page);
      await page.goto(at(pageTypes['not found'] ?? ''));
      await alive(page).waitFor({state: 'attached'});
      const {named, fetched} = await filesOf(page);
      expect(named.some((file) => file.includes('/not-found.'))).toBe(true);
      const others = fetched.filter((file) => !named.includes(file));
      for (const file of others) {
        expect(await isPageList(file), file).toBe(true);
      }
      expect(others.length).toBeLessThanOrEqual(1);
      expect(fetched).toEqual(expect.arrayContaining([...named]));
    });

    test(`${id}: one among the articles also gets their sidebar, which the page cannot name`, async ({
      page,
    }) => {
      await noteFiles(page);
      await page.goto(at(pageTypes['not found in docs'] ?? ''));
      await alive(page).waitFor({state: 'attached'});
      const {named, fetched} = await filesOf(page);
      expect(fetched.filter((file) => !named.includes(file))).not.toEqual([]);
    });
  });

  test(`${id}: an article has at most seven own files`, async () => {
    for (const {route} of articleRoutes) {
      const files = await ownFiles(at(route));
      // Frame, article, what all texts need, the text and its sidebar; figures and diagrams.
      expect(files.length, route).toBeGreaterThanOrEqual(5);
      expect(files.length, route).toBeLessThanOrEqual(7);
    }
  });

  test(`${id}: pages of other kinds have at most five, none of them an article's`, async () => {
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
