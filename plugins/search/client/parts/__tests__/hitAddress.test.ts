import {expect, it} from 'vitest';
import {hitAddress} from '../hitAddress.ts';

it.each([
  [['匹配'], '#x', '/docs/faq/a?_highlight=%E5%8C%B9%E9%85%8D#x'],
  [['a&b', 'c'], '', '/docs/faq/a?_highlight=a%26b&_highlight=c'],
  [[], '#x', '/docs/faq/a#x'],
])('S7.10 the address of a hit carries %j', (terms, hash, address) => {
  expect(hitAddress({url: '/docs/faq/a', hash, terms})).toBe(address);
});
