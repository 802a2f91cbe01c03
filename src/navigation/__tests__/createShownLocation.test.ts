import {createMemoryHistory} from 'history';
import {beforeEach, expect, it, vi} from 'vitest';
import {createShownLocation} from '../createShownLocation.ts';
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

const describeNavigation = ({location, previousLocation}: Navigation) =>
  `${previousLocation?.pathname ?? 'nothing'} → ${location.pathname}`;

function visit() {
  const history = createMemoryHistory({initialEntries: ['/a']});
  const {load, ...files} = arrivals();
  const shown = createShownLocation(history, {
    normalize: (location) => ({...location, pathname: location.pathname.replace(/\.html$/, '')}),
    announce: (navigation) => {
      announced.push(`begin ${describeNavigation(navigation)}`);
      return () => announced.push(`end ${describeNavigation(navigation)}`);
    },
    load,
    leave,
    reload,
  });
  shown.subscribe(heard);
  return {history, files, now: () => describeNavigation(shown.get())};
}

beforeEach(() => {
  announced.length = 0;
  reload.mockReset();
  heard.mockReset();
  leave.mockReset();
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

it('loads the page anew where its files do not arrive', async () => {
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

it('tells nobody who has stopped listening', async () => {
  const history = createMemoryHistory({initialEntries: ['/a']});
  const shown = createShownLocation(history, {
    normalize: (location) => location,
    announce: () => () => undefined,
    load: () => Promise.resolve(),
    leave,
    reload,
  });
  const stop = shown.subscribe(heard);
  stop();
  history.push('/b');
  await new Promise(setImmediate);
  expect(shown.get().location.pathname).toBe('/b');
  expect(heard).not.toHaveBeenCalled();
});
