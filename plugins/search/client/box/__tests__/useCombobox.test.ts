import {expect, it} from 'vitest';
import {nextActive} from '../useCombobox.ts';

it.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', null, 2],
  ['ArrowUp', 0, null],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', null, undefined],
  ['End', null, undefined],
  ['ArrowLeft', 1, undefined],
] as const)('%s leads from %j to %j of three', (key, active, next) => {
  expect(nextActive(key, active, 3)).toBe(next);
});

it('has nowhere to go in an empty list', () => {
  expect(nextActive('ArrowDown', null, 0)).toBeUndefined();
});
