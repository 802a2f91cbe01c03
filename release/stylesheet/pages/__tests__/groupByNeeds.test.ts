import {describe, expect, it} from 'vitest';
import {groupByNeeds} from '../groupByNeeds.ts';

interface Member {
  readonly name: string;
  readonly needs: readonly number[];
}

const group = (members: readonly Member[], weights: readonly number[], most: number) =>
  groupByNeeds(members, ({needs}) => new Set(needs), weights, most)
    .map((each) => each.map(({name}) => name).sort())
    .sort();

const even = Array.from({length: 10}, () => 1);
const members: readonly Member[] = [
  {name: 'a', needs: [0, 1, 2]},
  {name: 'b', needs: [0, 1, 3]},
  {name: 'c', needs: [7, 8]},
  {name: 'd', needs: [2, 1, 0]},
  {name: 'e', needs: [7, 8, 9]},
];

describe('groupByNeeds', () => {
  it('keeps those with the same needs together, in whatever order they name them', () => {
    expect(group(members, even, 10)).toEqual([['a', 'd'], ['b'], ['c'], ['e']]);
  });

  it('merges those who gain least by it', () => {
    expect(group(members, even, 3)).toEqual([['a', 'd'], ['b'], ['c', 'e']]);
    expect(group(members, even, 2)).toEqual([
      ['a', 'b', 'd'],
      ['c', 'e'],
    ]);
  });

  it('counts the weight of a need', () => {
    const heavy = even.map((weight, need) => (need === 9 ? 1000 : weight));
    expect(group(members, heavy, 3)).toEqual([['a', 'b', 'd'], ['c'], ['e']]);
  });

  it('counts how many would carry what one needs', () => {
    const few = [
      ...Array.from({length: 9}, (_, n) => ({name: `many${n}`, needs: [0]})),
      {name: 'x', needs: [0, 1]},
      {name: 'y', needs: [0, 1, 2, 3]},
    ];
    expect(group(few, even, 2)).toContainEqual(['x', 'y']);
  });

  it('puts all together where only one group may be, and nobody into none', () => {
    expect(group(members, even, 1)).toHaveLength(1);
    expect(group(members, even, 0)).toHaveLength(1);
    expect(group([], even, 3)).toEqual([]);
  });

  it('says the same about the same', () => {
    const many = Array.from({length: 40}, (_, n) => ({
      name: String(n),
      needs: even.flatMap((_, need) => ((n * (need + 3)) % 7 < 3 ? [need] : [])),
    }));
    expect(group(many, even, 5)).toEqual(group(many, even, 5));
    expect(group(many, even, 5)).toHaveLength(5);
  });
});
