import {expect, it} from 'vitest';
import {createBoxSheet} from '../createBoxSheet.ts';
import {pageOf} from './pageOf.ts';

const field = '<form class="field"><input></form>';
const pages = [pageOf(`${field}<p class="chip">x</p>`), pageOf(`${field}<table></table>`)];
const box = {
  scripts: ['h("p",{className:"chip"},h("mark"));form.dataset.open=""'],
  css: '.list{color:var(--dim)}',
};

const sheetOf = (css: string) => createBoxSheet(css, pages, box);

it('contains the rules for what the box adds, if a page may lack them', () => {
  expect(sheetOf('.chip{top:0}mark{top:0}[data-open] .field{top:0}')).toBe(
    '.chip{top:0}mark{top:0}[data-open] .field{top:0}',
  );
});

it.each([
  '.field{top:0}',
  'input{top:0}',
  'table{top:0}',
  '.gone mark{top:0}',
  '[data-menu] mark{}',
])('lacks %s, which pages have themselves, or which matches nothing of the box', (rule) => {
  expect(sheetOf(rule)).toBe('');
});

it('defines the custom properties of its rules, and of those that load with the box', () => {
  expect(sheetOf(':root{--dim:var(--a);--a:1px;--b:2px;--c:3px}mark{width:var(--b)}')).toBe(
    ':root{--dim:var(--a);--a:1px;--b:2px}mark{width:var(--b)}',
  );
});
