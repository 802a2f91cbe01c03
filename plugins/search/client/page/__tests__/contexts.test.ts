import {describe, expect, it} from 'vitest';
import {contextOf} from '../contexts.ts';

describe('S7.7 S7.11 the context of an address', () => {
  it.each([
    ['ctx=docs/faq/', 'docs/faq/'],
    ['ctx=docs/faq', 'docs/faq/'],
    ['ctx=/docs/faq/', 'docs/faq/'],
    ['ctx=-docs/faq/', '-docs/faq/'],
    ['ctx=blog/', 'blog/'],
    ['version=docs/yiloc/', 'docs/yiloc/'],
    ['version=docs/yiloc/&ctx=docs/faq/', 'docs/yiloc/'],
    ['version=nope&ctx=docs/faq/', 'docs/faq/'],
  ])('%j is %j', (query, context) => {
    expect(contextOf(new URLSearchParams(query))).toBe(context);
  });

  it.each([
    '',
    'ctx=',
    'ctx=docs/nope/',
    'ctx=%2Bdocs/faq/',
    'version=../..',
    'ctx=<b>',
    'ctx=%E0%A4%A',
  ])('%j is everything', (query) => {
    expect(contextOf(new URLSearchParams(query))).toBe('');
  });
});
