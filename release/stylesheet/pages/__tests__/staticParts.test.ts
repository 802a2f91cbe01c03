import parser from 'postcss-selector-parser';
import {describe, expect, it} from 'vitest';
import {ScriptWords} from '../../ScriptWords.ts';
import {staticParts} from '../staticParts.ts';

const piecesOf = (selector: string, script = '') =>
  staticParts(parser().astSync(selector).first, new ScriptWords([script]));

const reduced = (selector: string, script?: string) =>
  piecesOf(selector, script).map((fragment) => fragment.selector);

describe('staticParts', () => {
  it.each(['.a > p', '.a + .b', 'h2 ~ p', '#x .a.b', 'p[dir=ltr]', 'svg [href^="#"]'])(
    'keeps %s unchanged',
    (selector) => expect(reduced(selector)).toEqual([selector.replace(/ ([>+~]) /, '$1')]),
  );

  it.each([
    ['.a:hover::before', '.a'],
    ['.a:not(.b):nth-child(2) p', '.a p'],
    ['.a:has(.b)', '.a'],
    ['*.a', '.a'],
    ['details[open] > p', 'details>p'],
    ['button[aria-expanded="true"]', 'button'],
    ['[class*="x"].a', '.a'],
    ['.A\\:b', '.A\\:b'],
  ])('leaves states out: %s', (selector, left) => expect(reduced(selector)).toEqual([left]));

  it.each([
    [':root', []],
    [':hover', []],
    ['.a > *', ['.a']],
    ['.a > :first-child + .b', ['.a', '.b']],
    ['> .a', ['.a']],
    ['& .a', ['.a']],
    ['[hidden] .a .b', ['.a .b']],
  ])('ignores compounds without a name: %s', (selector, left) =>
    expect(reduced(selector)).toEqual(left),
  );

  it.each([
    ['.a.on > p', '"on"', ['.a>p']],
    ['.on > .a', '"on"', ['.a']],
    ['.a > .on .b', '"on"', ['.a', '.b']],
    ['.a > p', '"<p>"', ['.a']],
    ['#on .a', 'd("on")', ['.a']],
    ['.a[data-mode=x] p', 'e.dataset.mode=1', ['.a p']],
    ['.a[data-x]', '"data-"+name', ['.a']],
  ])('ignores names that a script may create: %s with %s', (selector, script, left) => {
    expect(reduced(selector)).not.toEqual(left);
    expect(reduced(selector, script)).toEqual(left);
  });

  it('keeps an element name if the compound has another name that no script creates', () => {
    expect(reduced('p.a', '"<p>"')).toEqual(['p.a']);
  });

  it('relaxes the arguments of :is() and :where() too', () => {
    expect(reduced(':is(.a:hover,.b>p) i')).toEqual([':is(.a,.b>p) i']);
    expect(reduced('.a:where(:hover,.b)')).toEqual(['.a']);
    expect(reduced('.a:is(.on,.b)', '"on"')).toEqual(['.a']);
  });

  it('returns the names that an element must have', () => {
    expect(piecesOf('.x P.a#b[Dir]').map(({subject}) => subject)).toEqual([
      ['p', '.a', '#b', '[dir]'],
    ]);
    expect(piecesOf('.x :is(.a,.b)').map(({subject}) => subject)).toEqual([[]]);
  });
});
