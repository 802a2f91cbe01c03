import {describe, expect, it} from 'vitest';
import {beatsDefinition, isClear} from '../index.ts';

const hit = (likeness: number, score: number) => ({likeness, score});

describe('an answer', () => {
  it.each([
    ['says the query, and is a little better', hit(1, 0.8), hit(0.5, 0.7), true],
    ['says half of the query, and is much better', hit(0.5, 0.8), hit(0.3, 0.6), true],
    ['says half of the query, and is a little better', hit(0.5, 0.8), hit(0.3, 0.75), false],
    ['is one of two that are as good', hit(1, 0.8), hit(1, 0.8), false],
    ['says little of the query, and is better', hit(0.1, 0.6), hit(0, 0.5), false],
  ])('is given where a page %s: %j before %j', (_, first, second, isGiven) => {
    expect(isClear([first, second])).toBe(isGiven);
  });

  it('may be the only hit, but is never one that no title names', () => {
    expect(isClear([hit(0.5, 0.4)])).toBe(true);
    expect(isClear([hit(0, 0.4)])).toBe(false);
    expect(isClear([])).toBe(false);
  });
});

describe('a page', () => {
  it.each([
    ['is named as the query, and no other comes near', hit(0.95, 1), hit(0.5, 0.7), true],
    ['is the only one, and is named as the query', hit(1, 0.5), undefined, true],
    ['is named as the query, and another comes near', hit(1, 1), hit(0.5, 0.9), false],
    ['is much better, and says only part of the query', hit(0.8, 1), hit(0.5, 0.5), false],
  ])('goes before a definition where it %s: %s', (_, first, second, isBefore) => {
    expect(beatsDefinition(second ? [first, second] : [first])).toBe(isBefore);
  });

  it('that is not there does not', () => {
    expect(beatsDefinition([])).toBe(false);
  });
});
