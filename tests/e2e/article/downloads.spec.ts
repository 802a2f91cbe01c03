import {readFile} from 'node:fs/promises';
import {expect, test} from '../fixtures.ts';
import {inOneLanguage} from '../locales.ts';

const pages = [
  '/docs/yicat/start/quick-start-translator',
  '/docs/yicat/language-assets/import-export-tm',
  '/docs/yicat/language-assets/import-export-tb',
  '/docs/aligner/operation-steps/overview',
];

inOneLanguage('en', ({id, at}) => {
  for (const route of pages) {
    test(`${id}: the practice files of ${route} are downloaded by name`, async ({page}) => {
      await page.goto(at(route));
      const links = page.locator('article a[href*="/samples/"]');
      await expect(links).not.toHaveCount(0);
      for (const link of await links.all()) {
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        const name = download.suggestedFilename();
        const folder = route.split('/')[2] ?? '';
        expect(await link.innerText()).toContain(name);
        const bytes = await readFile(await download.path());
        expect(bytes.equals(await readFile(`static/samples/${folder}/${name}`))).toBe(true);
      }
    });
  }
});
