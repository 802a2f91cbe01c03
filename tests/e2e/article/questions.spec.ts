import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {contentFile} from '../../../content/contentFile.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {articleRoutes} from '../routes.ts';

const filled = z.string().trim().min(1);

/** The properties that search engines require: https://schema.org/FAQPage. */
const faqPage = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('FAQPage'),
  inLanguage: filled,
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: filled,
        acceptedAnswer: z.strictObject({'@type': z.literal('Answer'), text: filled}),
      }),
    )
    .min(1),
});

/** The routes of all articles of the kind `faq`. */
const pages = articleRoutes
  .filter(({product, slug}) => {
    const file = contentFile({kind: 'article', product, slug}, 'zh');
    return /^kind: faq$/m.test(readFileSync(file, 'utf8'));
  })
  .map(({route}) => route);

test('there are pages of questions', () => {
  expect(pages).toContain('/docs/yicat/faq');
});

// The tests check the delivered page, before the application updates the head.
test.use({javaScriptEnabled: false});

forEachLocale(({id, at, lang}) => {
  const structured = 'script[type="application/ld+json"]';

  test(`${id}: search engines get the questions of every page of questions`, async ({page}) => {
    for (const route of pages) {
      await page.goto(at(route));
      const texts = await page.locator(structured).allTextContents();
      const [text = '', ...more] = texts.filter((data) => data.includes('"FAQPage"'));
      expect(more, route).toEqual([]);
      const data = faqPage.parse(JSON.parse(text));
      expect(data.inLanguage.startsWith(lang)).toBe(true);
      const headings = page.locator('article h2:not(section h2)');
      const shown = await headings.evaluateAll((all) =>
        all
          .filter((heading) => !['related', 'changed-in'].includes(heading.id))
          .map((heading) => (heading.firstChild?.textContent ?? '').trim()),
      );
      expect(
        data.mainEntity.map(({name}) => name),
        route,
      ).toEqual(shown);
      // An answer names the keys of Windows only.
      await page
        .locator('article :is(kbd + span + kbd, kbd + span:has(+ kbd))')
        .evaluateAll((keysOfMac) => keysOfMac.forEach((key) => key.remove()));
      const article = await page.locator('article').innerText();
      for (const {acceptedAnswer} of data.mainEntity) {
        const [opening = ''] = acceptedAnswer.text.split(/[。.：:\n–]/);
        expect(article.replace(/\s+/g, ''), route).toContain(
          opening.replace(/^- /, '').replace(/\s+/g, ''),
        );
      }
    }
  });

  test(`${id}: an article of another kind has no questions for them`, async ({page}) => {
    await page.goto(at('/docs/yicat/translate/confirm-segments'));
    expect((await page.locator(structured).allTextContents()).join()).not.toContain('FAQPage');
  });
});
