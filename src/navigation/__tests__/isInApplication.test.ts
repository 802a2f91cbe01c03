import {expect, it} from 'vitest';
import {isInApplication} from '../isInApplication';

it.each([
  [undefined, '/docs/yiloc/a', true],
  ['yicat', '/docs/yicat', true],
  ['yicat', '/en/docs/yicat/not-there', true],
  ['yicat', '/docs/yiloc/a', false],
  ['yicat', '/', false],
  ['yicat', '/docs', false],
  ['yicat', '/blog/2025-01-01', false],
  ['faq', '/docs/faq/sign-in', true],
  ['faq', '/en/glossary', true],
  ['faq', '/docs/yicat', false],
])('part %s, %s: %s', (part, path, expected) => {
  expect(isInApplication(path, part)).toBe(expected);
});

it('has all pages in a build of the whole site', () => {
  expect(isInApplication('/docs/yiloc')).toBe(true);
});
