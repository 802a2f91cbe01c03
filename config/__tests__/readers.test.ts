import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {articleFile} from '../../plugins/articles/locateArticle.ts';
import {readPage} from '../../plugins/frontMatter/readPage.ts';
import {localeIds} from '../locales.ts';
import {readers} from '../readers.ts';
import {articlesOf} from '../sidebars/index.ts';

const root = path.join(import.meta.dirname, '../..');
const tasks = readers.flatMap((reader) => reader.tasks);

describe.each(tasks)('$product/$slug', ({product, slug, title}) => {
  it('is an article of the product', () => {
    expect(articlesOf(product)).toContain(slug);
  });

  it.each(localeIds)('has the title that the home page shows (%s)', (locale) => {
    const file = articleFile({locale, product, slug});
    expect(
      readPage(readFileSync(path.join(root, file), 'utf8'), file).frontMatter.title,
      `The article has been renamed: write its title into config/readers.ts.`,
    ).toBe(title[locale]);
  });
});
