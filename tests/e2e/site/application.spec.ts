import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, notFoundAnswer, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {daily} from '../nightly.ts';
import {open, untilAlive} from '../open.ts';
import {pageTypes} from '../routes.ts';
import {saveData} from '../shell/support.ts';
import {filesNamedIn} from './filesNamedIn.ts';

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
        await open(page, at(route));
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
      await untilAlive(page);
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
      await untilAlive(page);
      const {named, fetched} = await filesOf(page);
      expect(fetched.filter((file) => !named.includes(file))).not.toEqual([]);
    });
  });
});
