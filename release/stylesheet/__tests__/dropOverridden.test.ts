import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropOverridden} from '../dropOverridden.ts';

const without = (css: string) => {
  const root = parse(css);
  dropOverridden(root);
  return root.toString();
};

describe('dropOverridden', () => {
  it.each([
    ['.a{top:0;left:0}.b{top:1px}.a{top:2px}', '.a{left:0}.b{top:1px}.a{top:2px}'],
    [
      '@media print{.a{top:0}}@media print{.a{top:1px}}',
      '@media print{.a{}}@media print{.a{top:1px}}',
    ],
    ['.a,.b{top:0}.b{top:1px}.a{top:2px}', '.a,.b{}.b{top:1px}.a{top:2px}'],
    ['.a{top:0!important}.a{top:1px!important}', '.a{}.a{top:1px!important}'],
    ['.a::-moz-x{top:0}.a::-moz-x{top:1px}', '.a::-moz-x{}.a::-moz-x{top:1px}'],
    ['.a{top:0;margin:0}.a{all:unset}', '.a{}.a{all:unset}'],
    [':root{--a:0}:root{--a:1}', ':root{}:root{--a:1}'],
  ])('removes overridden declarations: %s', (css, expected) => {
    expect(without(css)).toBe(expected);
  });

  it.each([
    '.a{top:0}.b{top:1px}',
    '.a{top:0}.a,.b::-moz-focus-inner{top:1px}',
    '.a,.b{top:0}.a{top:1px}',
    '.a{top:0}@media print{.a{top:1px}}',
    '@media print{.a{top:0}}.a{left:1px}',
    '@supports (a:b){@media print{.a{top:0}}}@media print{.a{top:1px}}',
    '.a{top:0!important}.a{top:1px}',
    '.a{top:0!important;--a:0;direction:rtl}.a{all:unset}',
    '.a{all:unset}.a{top:0}',
    '.a{content:counter(x);content:counter(x)/""}',
    '@keyframes k{from{top:0}to{top:1px}}@keyframes l{from{top:2px}}',
  ])('keeps declarations that may apply: %s', (css) => {
    expect(without(css)).toBe(css);
  });
});
