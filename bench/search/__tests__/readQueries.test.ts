import {describe, expect, it} from 'vitest';
import {products} from '../../../config/products.ts';
import {articlesOf} from '../../../config/sidebars/index.ts';
import {isHalfName, isSetName, readQueries} from '../readQueries.ts';

const routes = products.flatMap(({id}) => articlesOf(id).map((slug) => `/docs/${id}/${slug}`));

describe('readQueries', () => {
  it.each(['zh', 'en'] as const)('asks one question for each article in %s', async (locale) => {
    const asked = await readQueries(locale, 'asked');
    expect(asked.map(({pages}) => pages[0]).sort()).toEqual([...routes].sort());
    expect(new Set(asked.map(({query}) => query)).size).toBe(routes.length);
    expect(asked.flatMap(({pages}) => pages).filter((page) => !routes.includes(page))).toEqual([]);
  });
});

describe('the names of the sets', () => {
  it('compare engines on the judged halves only', () => {
    expect(['open', 'held', 'asked', 'closed'].filter(isHalfName)).toEqual(['open', 'held']);
    expect(['open', 'held', 'asked', 'closed'].filter(isSetName)).toEqual([
      'open',
      'held',
      'asked',
    ]);
  });
});
