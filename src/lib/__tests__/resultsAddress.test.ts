import {expect, it} from 'vitest';
import {resultsAddress} from '../resultsAddress.ts';

it.each([
  ['导入 TMX', '/search?q=%E5%AF%BC%E5%85%A5+TMX'],
  ['  a&b=c#d ', '/search?q=a%26b%3Dc%23d'],
  ['', '/search?q='],
])('writes %j as a query', (query, address) => {
  expect(resultsAddress('/search', query)).toBe(address);
});
