import {expect, it} from 'vitest';
import {galeChurch} from '../galeChurch.ts';

it('pairs sentences of like length', () => {
  expect(galeChurch([10, 40, 20], [26, 104, 52], 2.6)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

it('joins two sentences where together they have the length of one', () => {
  expect(galeChurch([30, 30, 80], [160, 210], 2.6)).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(galeChurch([80, 60], [210, 80, 80], 2.6)).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

it('leaves a sentence alone that the other language lacks', () => {
  expect(galeChurch([], [5], 2.6)).toEqual([[0, 1]]);
  expect(galeChurch([], [], 2.6)).toEqual([]);
});
