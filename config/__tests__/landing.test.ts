import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {articleFile} from '../../plugins/articles/locateArticle.ts';
import {readPage} from '../../plugins/frontMatter/readPage.ts';
import {localeIds, type LocaleId} from '../locales.ts';
import {productById, productIds, type ProductId} from '../products.ts';
import {articlesOf} from '../sidebars/index.ts';

const root = path.join(import.meta.dirname, '../..');
const landing = z.object({
  title: z.string(),
  tasks: z.array(z.object({need: z.string(), article: z.string()})),
});

function read(product: ProductId, locale: LocaleId) {
  const file = path.join(root, articleFile({locale, product, slug: 'index'}));
  const {frontMatter, content} = readPage(readFileSync(file, 'utf8'), file);
  return {...landing.parse(frontMatter), content: content.trim()};
}

const articlesIn = (product: ProductId, locale: LocaleId) =>
  read(product, locale).tasks.map(({article}) => article);

describe.each(productIds)('landing page of %s', (product) => {
  it('offers the same articles in both languages', () => {
    expect(articlesIn(product, 'en')).toEqual(articlesIn(product, 'zh'));
  });

  it('offers articles that exist, each once', () => {
    const articles = articlesIn(product, 'zh');
    expect(new Set(articles).size).toBe(articles.length);
    expect(articlesOf(product)).toEqual(expect.arrayContaining(articles));
  });

  it.each(localeIds)('has the name of the product (%s)', (locale) => {
    expect(read(product, locale).title).toBe(productById(product).name[locale]);
  });

  it('says in one paragraph what the product is for', () => {
    const chinese = read(product, 'zh').content;
    const english = read(product, 'en').content;
    expect(chinese).not.toContain('\n');
    expect(english).not.toContain('\n');
    expect([...chinese].length).toBeGreaterThan(60);
    expect(english.split(' ').length).toBeGreaterThan(40);
  });
});
