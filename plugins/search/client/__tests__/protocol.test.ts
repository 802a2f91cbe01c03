import {describe, expect, it} from 'vitest';
import {formatContext, parseContext} from '../protocol.ts';

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
