import {describe, expect, it} from 'vitest';
import {headersFor} from '../headersFor.ts';

const headers = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

describe('headersFor', () => {
  it.each([
    '/',
    '/docs/yicat',
    '/nope',
    '/img/logo.svg',
    '/assets/js/main.1a2b3c4d.js',
    '/a.css.html',
  ])('gives %s all of them: it may be shown, or run', (pathname) => {
    expect(headersFor(pathname, headers)).toEqual(headers);
  });

  it('tells a browser of a stylesheet only that it is one', () => {
    expect(headersFor('/en/assets/css/page.1a2b3c4d.css', headers)).toEqual({
      'X-Content-Type-Options': 'nosniff',
    });
  });
});
