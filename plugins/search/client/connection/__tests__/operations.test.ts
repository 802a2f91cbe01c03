// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {operations} from '../operations.ts';
import * as workers from '../startWorker.ts';

class FakeWorker extends EventTarget implements Pick<Worker, 'postMessage' | 'terminate'> {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
}

const started: FakeWorker[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404})));
  vi.spyOn(workers, 'startWorker').mockImplementation(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return Promise.resolve(worker as unknown as Worker);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Searches, and returns when the worker has got the set-up and the call. */
async function search(ordinal: number) {
  const replies = [operations.search('/', '', 'first', 8), operations.fetchIndexes('/', '')];
  await vi.waitFor(() => expect(started[ordinal]?.postMessage).toHaveBeenCalledTimes(3));
  return replies;
}

it('answers with a fault when a worker that has started fails, and starts another one', async () => {
  for (const [ordinal, type] of ['error', 'messageerror'].entries()) {
    const replies = await search(ordinal);
    started[ordinal]?.dispatchEvent(new Event(type));
    await expect(Promise.all(replies)).resolves.toEqual([{fault: 'failed'}, {fault: 'failed'}]);
    expect(started[ordinal]?.terminate).toHaveBeenCalledTimes(1);
    expect(started).toHaveLength(ordinal + 1);
  }
  await expect(search(2)).resolves.toHaveLength(2);
  expect(started).toHaveLength(3);
});
