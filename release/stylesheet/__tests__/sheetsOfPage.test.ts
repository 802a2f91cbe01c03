import {describe, expect, it} from 'vitest';
import {sheetsOfPage} from '../sheetsOfPage.ts';

const pageWith = (...classes: string[]) => ({
  classes: new Set(classes),
  ids: new Set<string>(),
  attributes: new Set<string>(),
  elements: new Set<string>(),
});

const needs = sheetsOfPage([
  {href: '/assets/css/lists.0123abcd.css', css: '._aA{color:red}@media print{._aB:hover{top:0}}'},
  {href: '/assets/css/search.0123abcd.css', css: '._bA>p{background:url(a.b.png)}'},
]);

describe('the lazy sheets of a page', () => {
  it('are those with a rule for one of its classes, in any condition', () => {
    expect(needs(pageWith('_aB', 'other'))).toEqual(['/assets/css/lists.0123abcd.css']);
    expect(needs(pageWith('_bA', '_aA'))).toEqual([
      '/assets/css/lists.0123abcd.css',
      '/assets/css/search.0123abcd.css',
    ]);
  });

  it('are none for a page without their classes', () => {
    expect(needs(pageWith('_a', '_aAa', 'b', 'png'))).toEqual([]);
  });
});
