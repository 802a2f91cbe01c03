import {expect, it} from 'vitest';
import {loadedIndex, page} from '../../../engine/__tests__/fixtures/indexes.ts';
import {mostHits} from '../../protocol.ts';
import {nothingAbove} from '../answerAbove.ts';
import type {FoundTerm} from '../IndexStore.ts';
import {rankedPages} from '../rankedPages.ts';
import {rowsOf} from '../rowsOf.ts';
import {TrackedPromise} from '../TrackedPromise.ts';
import {breadText} from './searchSetUp.ts';

const term: FoundTerm = {url: '/glossary', row: ['T1', 'bread', '面包', 'What is baked.']};

function pagesOf(count: number, limit: number) {
  const pages = Array.from({length: count}, (_, n) => page(`/docs/a/${n}`, `Loaf ${n}`, breadText));
  return rankedPages({
    indexes: new Map([['a', loadedIndex(pages)]]),
    first: undefined,
    accepts: () => true,
    store: {
      texts: () => new TrackedPromise(Promise.resolve([])),
      term: () => new TrackedPromise(Promise.resolve(undefined)),
    },
    mayAnswer: true,
    query: 'bread',
    limit,
  });
}

it('counts no more pages than it can show, with the row of a term', () => {
  expect(rowsOf(pagesOf(mostHits + 20, 8), {...nothingAbove, term}, 50).found).toBe(mostHits);
});

it.each([0, 1] as const)('has the term at place %i, and no more rows than wanted', (termPlace) => {
  const places = (count: number, limit: number) =>
    rowsOf(pagesOf(count, limit), {...nothingAbove, term, termPlace}, 50).hits.map(
      ({url}) => url === term.url,
    );
  const [first, second] = termPlace === 0 ? [true, false] : [false, true];
  expect(places(3, 3)).toEqual([first, second, false]);
  expect(places(2, 3)).toEqual([first, second, false]);
});
