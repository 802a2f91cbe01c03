import {describe, expect, it} from 'vitest';
import {askedPage} from '../askedPage.ts';

describe('askedPage', () => {
  it('is the path of a page of this site', () => {
    expect(askedPage(new URLSearchParams('?page=%2Fen%2Fdocs%2Fyicat%2Ffaq'))).toBe(
      '/en/docs/yicat/faq',
    );
  });

  it.each([
    '',
    '?page=',
    '?page=//evil.example',
    '?page=https://evil.example',
    '?page=/docs/<script>',
    '?page=/docs/%',
    `?page=/${'a'.repeat(300)}`,
  ])('is undefined for “%s”', (query) => {
    expect(askedPage(new URLSearchParams(query))).toBeUndefined();
  });
});
