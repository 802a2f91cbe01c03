import {expect, it} from 'vitest';
import {resultsAddress} from '../resultsAddress.ts';

it.each([
  ['导入 TMX', '/search?q=%E5%AF%BC%E5%85%A5+TMX'],
  ['  a&b=c#d ', '/search?q=a%26b%3Dc%23d'],
  ['', '/search?q='],
])('writes %j as a query', (query, address) => {
  expect(resultsAddress('/search', query)).toBe(address);
});

it('leaves out what the search would ignore, and parts no character', () => {
  const address = new URL(
    resultsAddress('/search', `${'长'.repeat(399)}🍲长`),
    'https://a.example',
  );
  expect(address.searchParams.get('q')).toBe(`${'长'.repeat(399)}🍲`);
});
