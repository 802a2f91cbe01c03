// @vitest-environment jsdom
import progressBar from '@docusaurus/theme-classic/lib/nprogress.js';
import {createLocation} from 'history';
import NProgress from 'nprogress';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

it('S9.12 the progress bar runs with the specified values', () => {
  expect(NProgress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
  });
});

describe('S2.68 S9.13 the progress bar', () => {
  const isShown = () => document.getElementById('nprogress') !== null;

  /** The reader goes on; returns what tells that the page has come, or will not. */
  const go = (from: string | null, to: string) =>
    progressBar.onRouteUpdate?.({
      previousLocation: from === null ? null : createLocation(from),
      location: createLocation(to),
    });

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    NProgress.remove();
    vi.useRealTimers();
  });

  it('begins 200 ms after the reader has chosen another page, and not before', () => {
    go('/a', '/b');
    vi.advanceTimersByTime(199);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
  });

  it('does not begin for a page that has come by then', () => {
    const arrive = go('/a', '/b');
    vi.advanceTimersByTime(199);
    arrive?.();
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });

  it('goes when the page is there', () => {
    go('/a', '/b');
    vi.advanceTimersByTime(500);
    progressBar.onRouteDidUpdate?.({
      previousLocation: createLocation('/a'),
      location: createLocation('/b'),
    });
    vi.advanceTimersByTime(2000);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['the page that a visit begins with', null, '/a'],
    ['another query', '/a', '/a?b'],
    ['another heading', '/a', '/a#b'],
  ])('does not begin for %s', (_, from, to) => {
    go(from, to);
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });
});
