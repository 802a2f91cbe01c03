import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startWorker} from '../startWorker.ts';

/** A worker that only sends messages when the test does. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly terminate = vi.fn();

  constructor() {
    super();
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('startWorker', () => {
  it('resolves when the worker answers, and lets it run', async () => {
    const started = startWorker();
    FakeWorker.last.dispatchEvent(new Event('message'));
    await expect(started).resolves.toBe(FakeWorker.last);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.last.terminate).not.toHaveBeenCalled();
  });

  it('rejects where the script fails', async () => {
    const started = startWorker();
    FakeWorker.last.dispatchEvent(new Event('error', {cancelable: true}));
    await expect(started).rejects.toThrow('does not start');
    expect(FakeWorker.last.terminate).toHaveBeenCalledTimes(1);
  });

  it('rejects where the script does not answer in ten seconds', async () => {
    const started = startWorker();
    const end = expect(started).rejects.toThrow('does not start');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(FakeWorker.last.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(FakeWorker.last.terminate).toHaveBeenCalledTimes(1);
  });
});
