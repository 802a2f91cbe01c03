import {expect, it, vi} from 'vitest';
import {createPrefetchQueue} from '../createPrefetchQueue.ts';

/** Simulates a browser whose idle time the test controls. */
function start(limit = 3) {
  const callbacks: (() => void)[] = [];
  const prefetch = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  const queue = createPrefetchQueue({
    prefetch,
    whenIdle: (callback) => callbacks.push(callback),
    limit,
  });
  const idle = async () => {
    for (let next = callbacks.shift(); next; next = callbacks.shift()) {
      next();
      await new Promise(setImmediate);
    }
  };
  return {queue, idle, prefetch, waiting: callbacks};
}

it('fetches only in idle time, one page after another, each once', async () => {
  const {queue, idle, prefetch, waiting} = start();
  queue.add('/a');
  queue.add('/b');
  queue.add('/a');
  expect(prefetch).not.toHaveBeenCalled();
  expect(waiting).toHaveLength(1);
  await idle();
  expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
});

it('stops at the limit until the next navigation', async () => {
  const {queue, idle, prefetch} = start(2);
  ['/a', '/b', '/c'].forEach((path) => queue.add(path));
  await idle();
  expect(prefetch.mock.calls.flat()).toEqual(['/a', '/b']);
  queue.restart();
  ['/a', '/c'].forEach((path) => queue.add(path));
  await idle();
  expect(prefetch.mock.calls.flat()).toEqual(['/a', '/b', '/c']);
});

it('discards pending pages on a navigation', async () => {
  const {queue, idle, prefetch} = start();
  queue.add('/a');
  queue.restart();
  await idle();
  expect(prefetch).not.toHaveBeenCalled();
  queue.add('/a');
  await idle();
  expect(prefetch.mock.calls).toEqual([['/a']]);
});

it('continues after a page that could not be fetched', async () => {
  const {queue, idle, prefetch} = start();
  prefetch.mockRejectedValueOnce(new Error('offline'));
  queue.add('/a');
  queue.add('/b');
  await idle();
  expect(prefetch.mock.calls.flat()).toEqual(['/a', '/b']);
});
