import {expect, it} from 'vitest';
import {isSearchPage} from '../useResultsAddress.ts';

it.each(['/search', '/en/search'])('knows %s by any ending', (page) => {
  expect(['', '/', '.html'].filter((ending) => !isSearchPage(page + ending, page))).toEqual([]);
});

it.each(['/', '/docs/yicat/search', '/search/x', '/en/search', '/research', ''])(
  'does not take %j for it',
  (pathname) => {
    expect(isSearchPage(pathname, '/search')).toBe(false);
  },
);
