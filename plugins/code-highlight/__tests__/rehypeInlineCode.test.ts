import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {lineClasses, rehypeInlineCode} from '../rehypeInlineCode.ts';

describe('lineClasses', () => {
  it.each(['zh-TW', 'zh-Hans', 'string-array', 'a/b'])('keeps %s whole', (code) => {
    expect(lineClasses(code, '（')).toEqual(['whole']);
  });

  it.each(['a-name-of-twenty-ch', '{"errors":[{"key":""}]}'])('lets lines end in %s', (code) => {
    expect(lineClasses(code, '')).toEqual(['long']);
  });

  it.each(['id', '{count, plural, =0}'])('leaves %s', (code) => {
    expect(lineClasses(code, '，')).toEqual([]);
  });

  it.each(['、', '；', '文件', '/'])('lets .xml start a line after “%s”', (before) => {
    expect(lineClasses('.xml', before)).toEqual(['line-start']);
  });

  it.each(['', '（', '(', '“', 'the '])('leaves .xml after “%s”', (before) => {
    expect(lineClasses('.xml', before)).toEqual([]);
  });

  it('can do both', () => {
    expect(lineClasses('/api/v1', '、')).toEqual(['whole', 'line-start']);
  });
});

describe('rehypeInlineCode', () => {
  const code = (value: string): Element => ({
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value}],
  });
  const block = (tagName: string, children: Element['children']): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });

  it('sets the classes by the text before the code, but not in blocks', () => {
    const [link, first, second, inBlock] = [code('a'), code('.md'), code('.md'), code('a-b')];
    const root: Root = {
      type: 'root',
      children: [
        block('p', [first, {type: 'text', value: '、'}, second]),
        block('p', [block('a', [link]), code('.md')]),
        block('pre', [inBlock]),
      ],
    };
    rehypeInlineCode()(root);
    expect([link, first, second, inBlock].map(({properties}) => properties.className)).toEqual([
      undefined,
      undefined,
      ['line-start'],
      undefined,
    ]);
  });
});
