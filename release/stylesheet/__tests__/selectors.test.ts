import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {copySelected} from '../selectors.ts';

const copied = (css: string) =>
  copySelected(parse(css), ({text}) => !text.includes('.gone') && text !== '.a').toString();

describe('copySelected', () => {
  it.each([
    ['.a,.b{top:0}', '.b{top:0}'],
    ['.gone{top:0}', ''],
    ['.b , .c{ top:0 !important }', '.b , .c{ top:0 !important }'],
    ['@media print{.gone{top:0}.b>i{top:1px}}', '@media print{.b>i{top:1px}}'],
    ['@supports (gap:0){@media print{.a,.gone{left:0}}}', '@supports (gap:0){@media print{}}'],
    ['.b{top:0;.gone &{left:0}& i{left:1px}}', '.b{top:0;& i{left:1px}}'],
  ])('leaves of %s %s', (css, left) => {
    expect(copied(css)).toBe(left);
  });

  it.each([
    '@charset "utf-8";@layer x;@layer y{}',
    '@keyframes k{0%{top:0}to{top:1px}}',
    '@font-face{font-family:F;src:url(f)}',
    '.b{--x:{};/* a */top:0}',
  ])('leaves %s as it is', (css) => {
    expect(copied(css)).toBe(css);
  });

  it('leaves the sheet as it was', () => {
    const root = parse('.a,.b{top:0}.gone{top:0}');
    copySelected(root, () => false);
    expect(root.toString()).toBe('.a,.b{top:0}.gone{top:0}');
  });
});
