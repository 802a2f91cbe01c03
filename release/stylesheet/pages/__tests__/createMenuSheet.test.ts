import {expect, it} from 'vitest';
import {createMenuSheet} from '../createMenuSheet.ts';

it('contains the rules of the open menu, with the definitions and animations that they use', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--unused:2px}' +
    '[data-theme=dark]{--b:3px;color:red}' +
    'p,[data-menu] .list{width:var(--b)}' +
    '@media (width<=996px){:root[data-menu=main] a{animation:comes 1s}p{top:0}}' +
    '@keyframes comes{from{opacity:0}}@keyframes goes{to{opacity:0}}' +
    '@media print{p{color:#000}}';
  expect(createMenuSheet(css)).toBe(
    ':root{--a:1px;--b:var(--a)}' +
      '[data-theme=dark]{--b:3px}' +
      '[data-menu] .list{width:var(--b)}' +
      '@media (width<=996px){:root[data-menu=main] a{animation:comes 1s}}' +
      '@keyframes comes{from{opacity:0}}',
  );
});

it('sets the custom properties that rules of the page use', () => {
  expect(createMenuSheet('a{padding:var(--row)}[data-menu] a{--row:11px}')).toBe(
    '[data-menu] a{--row:11px}',
  );
});

it('is empty if no rule needs the menu', () => {
  expect(createMenuSheet(':root{--a:1px}p{width:var(--a)}')).toBe('');
});
