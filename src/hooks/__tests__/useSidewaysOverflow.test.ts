import {describe, expect, it} from 'vitest';
import {hiddenEdges} from '../useSidewaysOverflow.ts';

describe('hiddenEdges', () => {
  it.each([
    ['fully visible', 0, 600, {start: false, end: false}],
    ['at the start', 0, 900, {start: false, end: true}],
    ['in the middle', 100, 900, {start: true, end: true}],
    ['at the end', 300, 900, {start: true, end: false}],
    ['off by a rounded pixel', 0.6, 600.8, {start: false, end: false}],
  ])('%s', (_name, scrollLeft, scrollWidth, edges) => {
    expect(hiddenEdges({scrollLeft, scrollWidth, clientWidth: 600})).toEqual(edges);
  });
});
