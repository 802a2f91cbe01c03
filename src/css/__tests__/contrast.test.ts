import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {products} from '../../../config/products.ts';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const [light = '', dark = ''] = tokens.split("[data-theme='dark'] {");

/** Returns the relative luminance of a colour, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const tokenOf = (css: string, name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1] ?? '';

const texts = ['text', 'sec', 'muted', 'site', 'warn', 'danger', 'ok'];
const grounds = ['bg', 'sunk', 'surf', 'raise'];

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('in %s mode', (mode, css) => {
  it.each(texts)('text in --%s has enough contrast on every background', (name) => {
    for (const ground of grounds) {
      expect(contrast(tokenOf(css, name), tokenOf(css, ground)), ground).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it.each(products)('the accent of $id has enough contrast on the page', ({accent}) => {
    expect(contrast(accent[mode], tokenOf(css, 'bg'))).toBeGreaterThanOrEqual(4.5);
  });

  it('the borders of controls have enough contrast', () => {
    expect(contrast(tokenOf(css, 'line2'), tokenOf(css, 'bg'))).toBeGreaterThanOrEqual(3);
  });
});
