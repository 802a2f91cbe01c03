import {describe, expect, it} from 'vitest';
import {hiddenEdges} from '../useSidewaysOverflow.ts';

describe('hiddenEdges', () => {
  it.each([
    ['whole', 0, 600, {start: false, end: false}],
    ['at its start', 0, 900, {start: false, end: true}],
    ['in the middle', 100, 900, {start: true, end: true}],
    ['at its end', 300, 900, {start: true, end: false}],
    ['off by the rounding of a pixel', 0.6, 600.8, {start: false, end: false}],
  ])('%s', (_name, scrollLeft, scrollWidth, edges) => {
    expect(hiddenEdges({scrollLeft, scrollWidth, clientWidth: 600})).toEqual(edges);
  });
});
