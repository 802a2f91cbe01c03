import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {articleFile} from '../../plugins/articles/locateArticle.ts';
import {readPage} from '../../plugins/frontMatter/readPage.ts';
import {localeIds, type LocaleId} from '../locales.ts';
import {oftenAsked} from '../oftenAsked.ts';
import {productIds} from '../products.ts';
import {articlesOf} from '../sidebars/index.ts';

const root = path.join(import.meta.dirname, '../..');

function textsOf(locale: LocaleId): string[] {
  return productIds.flatMap((product) =>
    articlesOf(product).map((slug) => {
      const file = path.join(root, articleFile({locale, product, slug}));
      return readPage(readFileSync(file, 'utf8'), file).content.toLowerCase();
    }),
  );
}

describe.each(localeIds)('often asked (%s)', (locale) => {
  const texts = textsOf(locale);

  it('has five words', () => {
    expect(new Set(oftenAsked[locale]).size).toBe(5);
  });

  it.each(oftenAsked[locale])('“%s” has an article that uses all of its words', (query) => {
    const words = query.toLowerCase().split(' ');
    expect(texts.some((text) => words.every((word) => text.includes(word)))).toBe(true);
  });
});
