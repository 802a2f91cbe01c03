import {describe, expect, it} from 'vitest';
import {products} from '../../../config/products.ts';
import {articlesOf} from '../../../config/sidebars/index.ts';
import {isHalfName, isSetName, readQueries} from '../readQueries.ts';

const routes = new Set([
  '/blog',
  '/glossary',
  ...products.flatMap(({id}) => articlesOf(id).map((slug) => `/docs/${id}/${slug}`)),
]);

describe.each(['zh', 'en'] as const)('the questions in %s', (locale) => {
  it.each(['asked', 'questions', 'readers'] as const)(
    'of the set “%s” name pages that exist',
    async (set) => {
      const asked = await readQueries(locale, set);
      expect(asked.flatMap(({pages}) => pages).filter((page) => !routes.has(page))).toEqual([]);
      expect(asked.filter(({pages}) => pages.length === 0)).toEqual([]);
      expect(new Set(asked.map(({query}) => query)).size).toBe(asked.length);
    },
  );
});

describe('the names of the sets', () => {
  it('compare engines on the judged halves only', () => {
    const names = ['open', 'held', 'asked', 'questions', 'readers', 'closed'];
    expect(names.filter(isHalfName)).toEqual(['open', 'held']);
    expect(names.filter(isSetName)).toEqual(['open', 'held', 'asked', 'questions', 'readers']);
  });
});
