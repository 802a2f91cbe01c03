import {describe, expect, it} from 'vitest';
import {isInPart} from '../isInPart.ts';
import {productIds} from '../products.ts';

describe('isInPart', () => {
  it.each([
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
    expect(isInPart(path, part)).toBe(expected);
  });

  it.each(['/', '/docs', '/docs/unknown', '/docs/yicat', '/en/docs/faq/a', '/blog/a'])(
    'puts %s in the whole site and in one part',
    (path) => {
      expect(isInPart(path, undefined)).toBe(true);
      expect(productIds.filter((id) => isInPart(path, id))).toHaveLength(1);
    },
  );
});
