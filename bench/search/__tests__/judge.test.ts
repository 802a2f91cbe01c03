import {describe, expect, it} from 'vitest';
import {rankOf, summarize} from '../judge.ts';

describe('rankOf', () => {
  it('is the place of the first right page', () => {
    expect(rankOf(['/b', '/c'], ['/a', '/c', '/b'])).toBe(2);
  });

  it('is 0 where no right page is among the first eight', () => {
    const wrong = Array.from({length: 8}, (_, n) => `/${n}`);
    expect(rankOf(['/right'], [...wrong, '/right'])).toBe(0);
    expect(rankOf(['/right'], [...wrong.slice(1), '/right'])).toBe(8);
    expect(rankOf(['/right'], [])).toBe(0);
  });
});

describe('summarize', () => {
  it('takes means over all queries, answered or not', () => {
    const judgements = [
      {kind: 'word', rank: 1, isEmpty: false},
      {kind: 'word', rank: 4, isEmpty: false},
      {kind: 'typo', rank: 0, isEmpty: false},
      {kind: 'typo', rank: 0, isEmpty: true},
    ];
    expect(summarize(judgements)).toEqual({
      mrr: 1.25 / 4,
      successAt1: 0.25,
      successAtDepth: 0.5,
      empty: 0.25,
    });
  });
});
