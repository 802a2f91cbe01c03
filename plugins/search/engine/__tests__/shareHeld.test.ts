import {expect, it} from 'vitest';
import {buildIndex, loadIndex, shareHeld} from '../index.ts';

const page = (t: string, text: string) => ({u: `/${t}`, h: '', t, s: t, b: [], text});

const index = loadIndex(
  buildIndex(
    [
      page('Files', 'Export the files of a termbase. The glossary is a list.'),
      page('Segments', 'Merge two segments. Deleting is final.'),
    ],
    {locale: 'en', synonyms: [['termbase', 'glossary']]},
  ),
);

const share = (query: string, text: string) => shareHeld([index], query, text);

it('is the share of the words that a text holds, in any form', () => {
  expect(share('export segments', 'Export the list')).toBeCloseTo(0.5);
  expect(share('exporting a segment', 'Export the segments')).toBeGreaterThan(0.9);
  expect(share('export segments', 'Nothing of it')).toBe(0);
});

it('counts a synonym, and hardly a word that says how is asked', () => {
  expect(share('glossary', 'the termbase')).toBe(1);
  expect(share('how do I export', 'Export')).toBeGreaterThan(0.8);
});

it('is nothing for a query without words', () => {
  expect(share('?', 'anything')).toBe(0);
});
