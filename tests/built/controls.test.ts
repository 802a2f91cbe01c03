import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesIn} from '../../release/files.ts';

/** Elements with the role of a control that are not buttons, and links without a target. */
const otherControls = (html: string) =>
  [...html.matchAll(/<(?!button\b)([a-z]+)\b([^>]*)>/g)].filter(
    ([, name, attributes = '']) =>
      (/ role="?(button|tab|switch|checkbox)\b/.test(attributes) &&
        !(name === 'a' && attributes.includes(' href='))) ||
      / href="?#(["\s]|$)/.test(attributes),
  );

it('what a page answers only with its application is a button', async () => {
  const pages = (await filesIn('build')).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  for (const page of pages) {
    expect(otherControls(readFileSync(path.join('build', page), 'utf8')), page).toEqual([]);
  }
});

it.each([
  '<li role=tab tabindex=0>',
  '<div class="x" role="button">',
  '<a role=button>',
  '<a href=#>',
  '<a href="#" class=x>',
])('another control is found: %s', (html) => {
  expect(otherControls(html)).toHaveLength(1);
});

it.each(['<a role=button href=/docs>', '<a href=#top>', '<button role=switch>', '<p>'])(
  'what the browser answers is none: %s',
  (html) => {
    expect(otherControls(html)).toEqual([]);
  },
);
