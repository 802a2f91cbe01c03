import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createDisplayedLocation} from '../createDisplayedLocation.ts';
import type {Navigation} from '../Navigation.ts';

/** Simulates files whose loading the test controls. */
function arrivals() {
  const waiting = new Map<string, {arrive: () => void; fail: (error: Error) => void}>();
  return {
    load: (path: string) =>
      new Promise<void>((resolve, reject) => {
        waiting.set(path, {arrive: resolve, fail: reject});
      }),
    arrive: async (path: string) => {
      waiting.get(path)?.arrive();
      await Promise.resolve();
    },
    fail: async (path: string) => {
      waiting.get(path)?.fail(new Error('gone'));
      await new Promise(setImmediate);
    },
  };
}

const announced: string[] = [];
const reload = vi.fn<() => void>();
const heard = vi.fn<() => void>();
const leave = vi.fn<() => void>();
const isReachable = vi.fn<() => Promise<boolean>>();
const found = vi.fn<() => void>();
const lose = vi.fn<(reload: () => void) => () => void>();

const describeNavigation = ({location, previousLocation}: Navigation) =>
  `${previousLocation?.pathname ?? 'nothing'} → ${location.pathname}`;

function visit() {
  const history = createMemoryHistory({initialEntries: ['/a']});
  const {load, ...files} = arrivals();
  const shown = createDisplayedLocation(history, {
    normalize: (location) => ({...location, pathname: location.pathname.replace(/\.html$/, '')}),
    announce: (navigation) => {
      announced.push(`begin ${describeNavigation(navigation)}`);
      return () => announced.push(`end ${describeNavigation(navigation)}`);
    },
    load,
    leave,
    reload,
    isReachable,
    lose,
  });
  shown.subscribe(heard);
  return {history, files, now: () => describeNavigation(shown.get())};
}

beforeEach(() => {
  announced.length = 0;
  reload.mockReset();
  heard.mockReset();
  leave.mockReset();
  isReachable.mockReset().mockResolvedValue(true);
  found.mockReset();
  lose.mockReset().mockReturnValue(found);
});

it('shows a page only when its files have loaded', async () => {
  const {history, files, now} = visit();
  expect(now()).toBe('nothing → /a');
  history.push('/b');
  expect(now()).toBe('nothing → /a');
  expect(heard).not.toHaveBeenCalled();
  await files.arrive('/b');
  expect(now()).toBe('/a → /b');
  expect(heard).toHaveBeenCalledOnce();
  expect(announced).toEqual([
    'begin nothing → /a',
    'end nothing → /a',
    'begin /a → /b',
    'end /a → /b',
  ]);
});

it('leaves a page when the next one replaces it', async () => {
  const {history, files, now} = visit();
  const at: string[] = [];
  leave.mockImplementation(() => void at.push(now()));
  history.push('/slow');
  history.push('/b');
  expect(leave).not.toHaveBeenCalled();
  await files.arrive('/b');
  await files.arrive('/slow');
  expect(at).toEqual(['nothing → /a']);
});

it('does not leave a page whose query or anchor changes', async () => {
  const {history, files} = visit();
  history.replace('/a?q=1');
  await files.arrive('/a');
  history.push('/a?q=1#place');
  await files.arrive('/a');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(leave).not.toHaveBeenCalled();
});

it('never shows a page that the reader has left before it loaded', async () => {
  const {history, files, now} = visit();
  history.push('/slow');
  history.push('/b');
  await files.arrive('/b');
  await files.arrive('/slow');
  expect(now()).toBe('/a → /b');
  expect(heard).toHaveBeenCalledOnce();
});

it('keeps the page if the reader goes back before the next one has loaded', async () => {
  const {history, files, now} = visit();
  history.push('/slow');
  history.goBack();
  await files.arrive('/a');
  await files.arrive('/slow');
  expect(now()).toBe('/a → /a');
});

it('uses the route path of pages, also for the first page', async () => {
  const {history, files, now} = visit();
  history.push('/b.html');
  await files.arrive('/b');
  expect(now()).toBe('/a → /b');
});

it('reloads the page if its files fail to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {history, files, now} = visit();
  history.push('/gone');
  await files.fail('/gone');
  expect(reload).toHaveBeenCalledOnce();
  expect(now()).toBe('nothing → /a');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('ignores a page that fails to load after the reader has navigated again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {history, files, now} = visit();
  history.push('/gone');
  history.push('/b');
  await files.fail('/gone');
  await files.arrive('/b');
  expect(reload).not.toHaveBeenCalled();
  expect(now()).toBe('/a → /b');
  warn.mockRestore();
});

describe('if the site does not answer', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    isReachable.mockResolvedValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('keeps the page and shows a message', async () => {
    const {history, files, now} = visit();
    history.push('/b');
    await files.fail('/b');
    expect(lose).toHaveBeenCalledExactlyOnceWith(reload);
    expect(reload).not.toHaveBeenCalled();
    expect(now()).toBe('nothing → /a');
    expect(announced.at(-1)).toBe('end /a → /b');
  });

  it('removes the message when the reader navigates again', async () => {
    const {history, files, now} = visit();
    history.push('/b');
    await files.fail('/b');
    history.goBack();
    expect(found).toHaveBeenCalledOnce();
    await files.arrive('/a');
    expect(now()).toBe('/a → /a');
  });

  it('shows no message for a page that the reader has left', async () => {
    const {history, files} = visit();
    history.push('/b');
    history.push('/c');
    await files.fail('/b');
    expect(lose).not.toHaveBeenCalled();
  });

  it('shows the message after ten seconds, and the page if it loads later', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const {history, files, now} = visit();
    history.push('/b');
    vi.advanceTimersByTime(9999);
    expect(lose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lose).toHaveBeenCalledOnce();
    await files.arrive('/b');
    expect(found).toHaveBeenCalledOnce();
    expect(now()).toBe('/a → /b');
  });

  it('shows no message later for a page that has loaded', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const {history, files} = visit();
    history.push('/b');
    await files.arrive('/b');
    vi.advanceTimersByTime(60_000);
    expect(lose).not.toHaveBeenCalled();
  });
});

it('does not call a listener that has unsubscribed', async () => {
  const history = createMemoryHistory({initialEntries: ['/a']});
  const shown = createDisplayedLocation(history, {
    normalize: (location) => location,
    announce: () => () => undefined,
    load: () => Promise.resolve(),
    leave,
    reload,
    isReachable,
    lose,
  });
  const stop = shown.subscribe(heard);
  stop();
  history.push('/b');
  await new Promise(setImmediate);
  expect(shown.get().location.pathname).toBe('/b');
  expect(heard).not.toHaveBeenCalled();
});
