// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {startsAtOnce} from '../staticFirst.ts';

function starts(address: string, pageClass = 'plugin-docs plugin-id-default') {
  window.history.replaceState(null, '', address);
  document.documentElement.className = pageClass;
  return startsAtOnce(document);
}

it.each([
  '/blog?product=yicat',
  '/docs/yicat/x?_highlight=a',
  '/search',
  '/en/search',
  '/search.html',
  '/offline',
  '/en/offline',
])('%s', (address) => {
  expect(starts(address)).toBe(true);
});

it('an unknown address', () => {
  expect(starts('/whatever', 'plugin-native plugin-id-default')).toBe(true);
});

it.each([
  '/',
  '/docs/yicat/translate/search-replace',
  '/docs/x/offline-translation',
  '/docs/x#part',
])('waits on %s', (address) => {
  expect(starts(address)).toBe(false);
});
