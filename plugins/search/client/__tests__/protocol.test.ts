import {describe, expect, it} from 'vitest';
import {contextOfVersion, formatContext, parseContext} from '../protocol.ts';

describe('a context', () => {
  it.each([
    ['', {kind: 'all'}],
    ['docs/yicat/', {kind: 'within', path: 'docs/yicat/'}],
    ['-docs/yicat/', {kind: 'outside', path: 'docs/yicat/'}],
    ['+docs/yicat/', {kind: 'first', path: 'docs/yicat/'}],
  ] as const)('%j is read and written', (context, scope) => {
    expect(parseContext(context)).toEqual(scope);
    expect(formatContext(scope)).toBe(context);
  });
});

describe('the context of a docs version', () => {
  it.each([
    ['/docs/yicat', '/', 'docs/yicat/'],
    ['/en/docs/faq', '/en/', 'docs/faq/'],
    ['/en/docs/faq/', '/en/', 'docs/faq/'],
  ])('%j below %j is %j', (versionUrl, baseUrl, context) => {
    expect(contextOfVersion(versionUrl, baseUrl)).toBe(context);
  });

  it('S5.4 is a bug outside the base address', () => {
    expect(() => contextOfVersion('/docs/faq', '/en/')).toThrow(
      "Version url '/docs/faq' does not start with base url '/en/', this is a bug of `plugins/search`, please report it.",
    );
  });
});
