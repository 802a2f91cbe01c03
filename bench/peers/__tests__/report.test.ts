import {describe, expect, test} from 'vitest';
import {median} from '../../run/median.ts';
import type {SiteResults} from '../measure/Results.ts';
import {ratioToBest} from '../report/report.ts';
import {rowsOf} from '../report/rows.ts';

describe('median', () => {
  test('is the middle one, or the mean of two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 10, 20])).toBe(6);
    expect(median([])).toBeUndefined();
  });
});

describe('ratioToBest', () => {
  test('compares with the smallest figure of a peer', () => {
    expect(ratioToBest([30, 60, 40])).toBe(0.75);
  });

  test('leaves out peers without a figure, and is nothing without any', () => {
    expect(ratioToBest([30, undefined, 60])).toBe(0.5);
    expect(ratioToBest([30, undefined])).toBeUndefined();
    expect(ratioToBest([undefined, 3])).toBeUndefined();
  });

  test('takes nothing against nothing for equal', () => {
    expect(ratioToBest([0, 0])).toBe(1);
  });
});

describe('rowsOf', () => {
  test('shows a search as lost if one run found nothing', () => {
    const controls = {colour: [], sidebar: [], search: [], menu: []};
    const site = (...times: (number | undefined)[]): SiteResults => ({
      id: 'x',
      name: 'x',
      loads: {article: [], home: [], long: []},
      clicks: {painted: controls, loaded: controls},
      navigation: {fast: [], slow: []},
      searches: times.map((milliseconds) => ({bytes: 1, milliseconds})),
      lighthouse: {},
    });
    const rows = rowsOf([site(90, 100, 120), site(90, undefined, 120)], {});
    const row = rows.find(({label}) => label === 'first search, click to first hit, slow, ms');
    expect(row?.values).toEqual([100, undefined]);
  });
});
