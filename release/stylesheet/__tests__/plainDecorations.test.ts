import {parse} from 'postcss';
import {expect, it} from 'vitest';
import {plainDecorations} from '../plainDecorations.ts';

function plain(declarations: string): string {
  const root = parse(`a{${declarations}}`);
  plainDecorations(root);
  return root.toString().slice(2, -1);
}

const mixed = 'color-mix(in srgb,currentcolor 45%,var(--x))';

it.each([
  [
    'a duplicate line',
    '-webkit-text-decoration:underline;text-decoration:underline',
    'text-decoration:underline',
  ],
  [
    'none',
    '-webkit-text-decoration:none;text-decoration:none;color:red',
    'text-decoration:none;color:red',
  ],
  [
    'colour, style and width',
    '-webkit-text-decoration:underline dotted 1px var(--x);text-decoration:underline dotted 1px var(--x)',
    'text-decoration:underline;text-decoration-style:dotted;text-decoration-color:var(--x);text-decoration-thickness:1px',
  ],
  [
    'the same in steps',
    `text-decoration:underline;-webkit-text-decoration:underline solid ${mixed};text-decoration:underline solid ${mixed};text-decoration-thickness:1px;margin:0`,
    `text-decoration:underline;text-decoration-color:${mixed};text-decoration-thickness:1px;margin:0`,
  ],
  [
    'a shorthand that resets a part',
    'text-decoration-thickness:2px;-webkit-text-decoration:underline;text-decoration:underline',
    'text-decoration:underline',
  ],
  [
    'a single part',
    '-webkit-text-decoration-color:red;text-decoration-color:red',
    'text-decoration-color:red',
  ],
  [
    'importance',
    '-webkit-text-decoration:none!important;text-decoration:none!important',
    'text-decoration:none!important',
  ],
])('writes %s once', (_, before, after) => {
  expect(plain(before)).toBe(after);
});

it.each([
  ['a value that is not known', '-webkit-text-decoration:var(--d);text-decoration:var(--d)'],
  [
    'two words of a kind',
    '-webkit-text-decoration:underline overline red;text-decoration:underline overline red',
  ],
  ['different importance', '-webkit-text-decoration:none!important;text-decoration:underline'],
  ['properties without a prefix', 'text-decoration:underline;text-decoration-thickness:2px'],
  ['other properties', 'text-decoration-skip-ink:none;-webkit-text-decoration-skip:ink'],
])('does not change %s', (_, declarations) => {
  expect(plain(declarations)).toBe(declarations);
});
