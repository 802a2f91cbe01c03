import {describe, expect, it} from 'vitest';
import {withoutUnknownVersion} from '../withoutUnknownVersion.ts';

describe('withoutUnknownVersion', () => {
  it.each([
    ['', ''],
    ['?q=TMX', '?q=TMX'],
    ['?q=TMX&version=docs/faq/', '?q=TMX&version=docs/faq/'],
    ['?version=..%2F..&q=%3Cb%3E', '?q=%3Cb%3E'],
    ['?version=docs/nope/', ''],
    ['?q=a&version=docs/faq/&version=docs/qtrans/', '?q=a&version=docs/faq/&version=docs/qtrans/'],
  ])('turns %s into %s', (query, expected) => {
    expect(withoutUnknownVersion(query)).toBe(expected);
  });
});
