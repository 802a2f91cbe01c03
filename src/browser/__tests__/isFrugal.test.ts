import {afterEach, expect, it, vi} from 'vitest';
import {isFrugal} from '../isFrugal.ts';

/** Simulates a connection, and a page of 20,000 bytes that took this many milliseconds. */
function browse(connection: object | undefined, milliseconds: number) {
  vi.stubGlobal('navigator', {connection});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      encodedBodySize: 20_000,
      responseStart: 300,
      responseEnd: 300 + milliseconds,
    } as PerformanceNavigationTiming,
  ]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  {saveData: true, effectiveType: '4g'},
  {effectiveType: '3g'},
  {effectiveType: '2g'},
  {effectiveType: 'slow-2g'},
  {effectiveType: '4g', type: 'cellular'},
  {type: 'cellular'},
])('a reader who saves data or has a slow or metered connection is frugal: %o', (connection) => {
  browse(connection, 1);
  expect(isFrugal()).toBe(true);
});

it.each([{effectiveType: '4g', saveData: false}, {type: 'wifi'}, undefined])(
  'on another connection the transfer of the page decides: %o',
  (connection) => {
    browse(connection, 200);
    expect(isFrugal()).toBe(true);
    browse(connection, 20);
    expect(isFrugal()).toBe(false);
    // A duration of 0 means the HTTP cache.
    browse(connection, 0);
    expect(isFrugal()).toBe(false);
  },
);

it('a page that still arrives is frugal', () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {encodedBodySize: 0, responseStart: 300, responseEnd: 0} as PerformanceNavigationTiming,
  ]);
  expect(isFrugal()).toBe(true);
});

it('a browser that has not measured the page is not frugal', () => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  expect(isFrugal()).toBe(false);
});
