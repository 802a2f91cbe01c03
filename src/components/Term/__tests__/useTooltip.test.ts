import {describe, expect, it} from 'vitest';
import {placeTooltip} from '../useTooltip.ts';

const win = {width: 400, height: 600};
const tooltip = {width: 200, height: 80};
const term = {left: 100, top: 300, width: 60, height: 20};

describe('placeTooltip', () => {
  it('is below its term, aligned with its left edge', () => {
    expect(placeTooltip(term, tooltip, win)).toEqual({left: 100, top: 328});
  });

  it('stays inside the window on both sides', () => {
    expect(placeTooltip({...term, left: 350}, tooltip, win).left).toBe(192);
    expect(placeTooltip({...term, left: -20}, tooltip, win).left).toBe(8);
    expect(placeTooltip(term, {...tooltip, width: 500}, win).left).toBe(8);
  });

  it('is above its term if there is no room below', () => {
    expect(placeTooltip({...term, top: 550}, tooltip, win).top).toBe(462);
  });

  it('stays below if there is no room above either', () => {
    expect(placeTooltip({...term, top: 20}, tooltip, {...win, height: 100}).top).toBe(48);
  });
});
