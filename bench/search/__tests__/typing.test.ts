import {describe, expect, it} from 'vitest';
import {percentile} from '../../run/percentile.ts';
import {keystrokes, longQuery, mixed, question} from '../typing.ts';

describe('what is typed', () => {
  it('grows by one character a key', () => {
    expect(keystrokes('导TM𠮷')).toEqual(['导', '导T', '导TM', '导TM𠮷']);
  });

  it('mixes kinds that follow each other, and loses no query', () => {
    const queries = Array.from('aaaabbbbcccc', (kind) => kind).map(
      (kind, number) => `${kind}${number}`,
    );
    const order = mixed(queries);
    expect([...order].sort()).toEqual([...queries].sort());
    expect(new Set(order.slice(0, 4).map(([kind]) => kind))).toEqual(new Set('abc'));
    expect(mixed([])).toEqual([]);
  });

  it('has a question of 21 characters without spaces', () => {
    expect(question.zh).toMatch(/^\p{Script=Han}{21}$/u);
  });

  it('has a text of 10,000 characters in each language', () => {
    expect([longQuery('zh').length, longQuery('en').length]).toEqual([10_000, 10_000]);
  });
});

describe('percentile', () => {
  it('is a value that occurs, by nearest rank', () => {
    const values = [5, 1, 4, 2, 3];
    expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5]);
    expect(percentile(values, 0.2)).toBe(1);
    expect(percentile(values, 0.21)).toBe(2);
  });

  it('is nothing of nothing', () => {
    expect(percentile([], 0.5)).toBeUndefined();
  });
});
