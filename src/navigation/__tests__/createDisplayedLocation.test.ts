import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createDisplayedLocation} from '../createDisplayedLocation.ts';
import type {Navigation} from '../Navigation.ts';

/** Files that arrive when the test says so. */
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

it('shows a page when its files have arrived, not before', async () => {
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

it('leaves a page at the moment in which the next one takes its place', async () => {
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

it('never shows a page that the reader has left before it arrived', async () => {
  const {history, files, now} = visit();
  history.push('/slow');
  history.push('/b');
  await files.arrive('/b');
  await files.arrive('/slow');
  expect(now()).toBe('/a → /b');
  expect(heard).toHaveBeenCalledOnce();
});

it('keeps the page where a reader goes back before the next one arrives', async () => {
  const {history, files, now} = visit();
  history.push('/slow');
  history.goBack();
  await files.arrive('/a');
  await files.arrive('/slow');
  expect(now()).toBe('/a → /a');
});

it('knows pages by the path of their route, also at the beginning', async () => {
  const {history, files, now} = visit();
  history.push('/b.html');
  await files.arrive('/b');
  expect(now()).toBe('/a → /b');
});

it('reloads the page if its files do not arrive', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {history, files, now} = visit();
  history.push('/gone');
  await files.fail('/gone');
  expect(reload).toHaveBeenCalledOnce();
  expect(now()).toBe('nothing → /a');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('lets a page that does not arrive be where the reader has gone on', async () => {
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

describe('where the site does not answer', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    isReachable.mockResolvedValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('keeps the page and tells the reader', async () => {
    const {history, files, now} = visit();
    history.push('/b');
    await files.fail('/b');
    expect(lose).toHaveBeenCalledExactlyOnceWith(reload);
    expect(reload).not.toHaveBeenCalled();
    expect(now()).toBe('nothing → /a');
    expect(announced.at(-1)).toBe('end /a → /b');
  });

  it('takes the message away when the reader goes somewhere else', async () => {
    const {history, files, now} = visit();
    history.push('/b');
    await files.fail('/b');
    history.goBack();
    expect(found).toHaveBeenCalledOnce();
    await files.arrive('/a');
    expect(now()).toBe('/a → /a');
  });

  it('says nothing about a page that the reader no longer wants', async () => {
    const {history, files} = visit();
    history.push('/b');
    history.push('/c');
    await files.fail('/b');
    expect(lose).not.toHaveBeenCalled();
  });

  it('tells after ten seconds, and shows the page when it comes after all', async () => {
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

  it('tells nothing later about a page that has come', async () => {
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
