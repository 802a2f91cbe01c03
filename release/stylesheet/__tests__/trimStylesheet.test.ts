import {describe, expect, it} from 'vitest';
import {trimStylesheet} from '../trimStylesheets.ts';
import {usageOfSite} from './usageOfSite.ts';

const page = '<p class="a"></p>';
const trim = (css: string, script = '', style = '') =>
  trimStylesheet(css, usageOfSite(page, script, style));

describe('trimStylesheet', () => {
  it('drops custom properties and animations that nothing uses, at any depth', () => {
    expect(trim(':root{--x:var(--y);--y:1px}.a{top:0}')).toBe('.a{top:0}');
    expect(trim('@keyframes k{to{top:0}}.a{top:0}')).toBe('.a{top:0}');
    expect(trim('@media print{.b{top:0}}.a{top:0}')).toBe('.a{top:0}');
  });

  it.each([
    ['a declaration', ':root{--x:1px}.b{--x:2px}.a{top:var(--x)}', '', ''],
    ['an animation', '.a{--x:1px;animation:k}@keyframes k{to{top:var(--x)}}', '', ''],
    ['a condition', '.a{--x:1px}@container style(--x:1px){p{top:0}}', '', ''],
    ['a script', '.a{--x:1px}', 'e.style.setProperty("--x",1)', ''],
    ['a script that concatenates the name', '.a{--tone-red:1px}', '`var(--tone-${c})`', ''],
    ['a style attribute', '.a{--x:1px}', '', 'color:var(--x)'],
  ])('keeps a custom property that %s uses', (_, css, script, style) => {
    expect(trim(css, script, style)).toContain('1px');
  });

  it.each([
    ['a declaration', '.a{animation:1s ease k}'],
    ['a longhand', '.a{animation-name:j,k}'],
    ['a custom property', '.a{--x:k 1s;animation:var(--x)}'],
  ])('keeps an animation that %s names', (_, css) => {
    expect(trim(`${css}@keyframes k{to{top:0}}`)).toContain('@keyframes k');
  });

  it('shortens names that only the sheet uses, the most frequent first', () => {
    const css = '.a{--one:1px;--two:2px;left:var(--two);right:var(--two);top:var(--one)}';
    expect(trim(css)).toBe('.a{--b:1px;--a:2px;left:var(--a);right:var(--a);top:var(--b)}');
    expect(trim(css, '"--two"')).toContain('left:var(--two)');
    expect(trim(css, '', 'width:var(--one);--a:4px')).toBe(
      '.a{--one:1px;--b:2px;left:var(--b);right:var(--b);top:var(--one)}',
    );
  });

  it('is deterministic, and throws if it cannot read a sheet', () => {
    const css = ':root{--p:1px;--q:2px}.b{--p:0;--q:0}.a{top:var(--q);left:var(--p)}';
    expect(trim(css)).toBe(trim(css));
    expect(() => trim('.a{')).toThrow('Unclosed block');
  });
});
