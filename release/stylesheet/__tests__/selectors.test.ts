import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {copySelected, dropSelectors, type ReadSelector} from '../selectors.ts';

const sheet = [
  '.a,.b{top:0}',
  '.gone{top:0}',
  '@media print{.gone{top:0}.b>i{top:1px}@supports (gap:0){.a,.gone{left:0}}}',
  '@layer x;@layer y{.gone{top:0}}',
  '@keyframes k{0%{top:0}to{top:1px}}',
  '@font-face{font-family:F;src:url(f)}',
  '.b{top:0;.gone &{left:0}}',
].join('');

const stays = ({text}: ReadSelector) => !text.includes('.gone') && text !== '.a';

describe('copySelected', () => {
  it('copies what dropSelectors leaves, and leaves the sheet as it was', () => {
    const root = parse(sheet);
    const flat = parse(sheet.replace('.gone &{left:0}', ''));
    dropSelectors(flat, stays);
    expect(copySelected(root, stays).toString().replace('.gone &{left:0}', '')).toBe(
      flat.toString(),
    );
    expect(root.toString()).toBe(sheet);
  });

  it('keeps the selectors that stay, groups, steps of animations and declarations of fonts', () => {
    expect(copySelected(parse(sheet), stays).toString()).toBe(
      '.b{top:0}@media print{.b>i{top:1px}@supports (gap:0){}}@layer x;@layer y{}' +
        '@keyframes k{0%{top:0}to{top:1px}}@font-face{font-family:F;src:url(f)}' +
        '.b{top:0;.gone &{left:0}}',
    );
  });
});
