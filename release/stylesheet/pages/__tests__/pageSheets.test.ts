import {describe, expect, it} from 'vitest';
import {inlineCode} from '../../../inlineCode.ts';
import {moveStyleAttributes} from '../../../moveStyleAttributes.ts';
import type {ReadPage} from '../../../Page.ts';
import {namesOf} from '../../namesOf.ts';
import {pageSheets} from '../pageSheets.ts';

function pageOf(body: string): ReadPage {
  const {html, rules, elements} = moveStyleAttributes(`<body>${body}</body>`);
  return {
    file: 'index.html',
    html,
    movedStyles: rules,
    names: namesOf(elements),
    ...inlineCode(elements),
  };
}

const sheetsOf = (css: string, ...bodies: readonly string[]) =>
  pageSheets(bodies.map(pageOf), css).map((sheet) => sheet.css.trim());

describe('pageSheets', () => {
  it('leaves out what nothing on the page can match', () => {
    expect(sheetsOf('.a{top:0}.b{top:0}.a .b{top:1px}', '<p class="a">')).toEqual(['.a{top:0}']);
  });

  it('keeps states, and what a script of the page may set', () => {
    const css = 'a:hover{top:0}[data-mode=light] a{top:0}[data-other] a{top:0}';
    expect(sheetsOf(css, '<a></a><script>x.dataset.mode="light"</script>')).toEqual([
      'a:hover{top:0}[data-mode=light] a{top:0}',
    ]);
  });

  it('keeps what stands in noscript', () => {
    expect(sheetsOf('.a{top:0}', '<noscript><p class="a"></noscript>')).toEqual(['.a{top:0}']);
  });

  it('keeps the order of the rules, and properties that are asked for', () => {
    const css = ':root{--x:1px;--y:2px}.b{top:var(--x)}.gone{top:var(--y)}.a{top:0}';
    expect(sheetsOf(css, '<p class="a b">')).toEqual([':root{--x:1px}.b{top:var(--x)}.a{top:0}']);
  });

  it('gives like pages one sheet, and each page the rules of its own style attributes', () => {
    const sheets = pageSheets(
      [pageOf('<i style="width:1%">'), pageOf('<i style="width:2%">')],
      'i{top:0}',
    );
    expect(sheets.map(({pages}) => pages.length)).toEqual([2]);
    expect(sheets[0]?.css).toContain('{width:1%}');
    expect(sheets[0]?.css).toContain('{width:2%}');
    expect(sheetsOf('i{top:0}', '<i></i>')).toEqual(['i{top:0}']);
  });

  it('gives unlike pages unlike sheets', () => {
    expect(sheetsOf('.a{top:0}.b{top:0}', '<p class="a">', '<p class="b">')).toEqual([
      '.a{top:0}',
      '.b{top:0}',
    ]);
  });
});
