import {expect, it} from 'vitest';
import {pageAddresses} from '../pageAddresses';

it('returns the same addresses for every page', () => {
  const expected = ['/en/blog', '/en/blog/page/2', '/en/blog/page/3'];
  expect(pageAddresses({permalink: '/en/blog', page: 1, totalPages: 3})).toEqual(expected);
  expect(pageAddresses({permalink: '/en/blog/page/3', page: 3, totalPages: 3})).toEqual(expected);
});
