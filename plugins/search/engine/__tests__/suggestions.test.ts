// cspell:ignore sordough
import {describe, expect, it} from 'vitest';
import {nearestTerms} from '../index.ts';
import {loadedIndex, page} from './fixtures/indexes.ts';

const index = loadedIndex(
  [
    page('/a', '发酵', '面团发酵需要酵母。The sourdough rises.'),
    page('/b', '烘焙', '烘焙温度与蒸汽。Oven spring.'),
  ],
  {
    synonyms: [
      ['酵母', 'yeast'],
      ['烘焙温度', 'baking temperature'],
      ['Sourdough', '老面'],
      ['蒸汽', 'steam', 'oven spring'],
    ],
    silent: ['oven spring'],
  },
);

describe('nearestTerms', () => {
  it.each([
    ['sordough', ['Sourdough']],
    ['烘培温度计', ['烘焙温度']],
    ['烘培溫度計', ['烘焙温度']],
  ])('offers for %j the terms that are spelled like it', (query, terms) => {
    expect(nearestTerms([index], query, 3)).toEqual(terms);
  });

  it('offers nothing that is not alike, and nothing that no document says', () => {
    expect(nearestTerms([index], 'qqqq', 3)).toEqual([]);
    expect(nearestTerms([index], 'yeas', 3)).toEqual([]);
    expect(nearestTerms([index], '', 3)).toEqual([]);
  });

  it('offers no silent word, though documents have it', () => {
    expect(nearestTerms([index], 'oven springs', 3)).toEqual([]);
  });

  it('offers no more than asked for, and nothing for a sentence', () => {
    expect(nearestTerms([index], '烘焙温度', 0)).toEqual([]);
    expect(nearestTerms([index], 'sourdough '.repeat(20), 3)).toEqual([]);
  });
});
