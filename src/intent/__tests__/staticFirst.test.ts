// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {startsAtOnce} from '../staticFirst.ts';

function starts(address: string, {html = '', pageClass = 'plugin-docs plugin-id-default'} = {}) {
  window.history.replaceState(null, '', address);
  document.documentElement.className = pageClass;
  document.body.innerHTML = html;
  return startsAtOnce(document);
}

const html = '<div hidden><h2 id="inside">A</h2></div><h2 id="outside">B</h2>';

it.each([
  '/blog?product=yicat',
  '/docs/yicat/x?_highlight=a',
  '/search',
  '/en/search',
  '/search.html',
  '/offline',
  '/en/offline',
  '/docs/x#inside',
])('%s', (address) => {
  expect(starts(address, {html})).toBe(true);
});

it('an unknown address', () => {
  expect(starts('/whatever', {pageClass: 'plugin-native plugin-id-default'})).toBe(true);
});

it.each([
  '/',
  '/docs/yicat/translate/search-replace',
  '/docs/x/offline-translation',
  '/docs/x#outside',
  '/docs/x#nowhere',
])('waits on %s', (address) => {
  expect(starts(address, {html})).toBe(false);
});
