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

  /** Starts a navigation. Returns a function that reports its end. */
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

  it('starts 200 ms after a navigation starts, and not before', () => {
    go('/a', '/b');
    vi.advanceTimersByTime(199);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
  });

  it('does not start for a page that has loaded by then', () => {
    const arrive = go('/a', '/b');
    vi.advanceTimersByTime(199);
    arrive?.();
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });

  it('disappears when the page has loaded', () => {
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
    ['the first page of a visit', null, '/a'],
    ['another query', '/a', '/a?b'],
    ['another heading', '/a', '/a#b'],
  ])('does not start for %s', (_, from, to) => {
    go(from, to);
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });
});
