import {expect, it} from 'vitest';
import {lexiconOf} from '../plan/Lexicon.ts';
import {loadedIndex} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';
import {networking, networkingOptions} from './fixtures/networking.ts';

const one = loadedIndex(cooking, cookingOptions);
const other = loadedIndex(networking, networkingOptions);

it('makes each lexicon once for keys that ask for all indexes and for each', () => {
  const ask = () => [[one, other], [one], [other]].map((indexes) => lexiconOf(indexes));
  const first = ask();
  const second = ask();
  expect(second.map((lexicon, asked) => lexicon === first[asked])).toEqual([true, true, true]);
});

it('makes another for other indexes, or for the same in another order', () => {
  const lexicon = lexiconOf([one, other]);
  expect(lexiconOf([one]).indexes[0]).toBe(one);
  expect(lexiconOf([other, one])).not.toBe(lexicon);
});
