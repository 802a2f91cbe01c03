// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isReachable, showConnectionLost} from '../connection.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();

const message = () => document.querySelector('[role="alert"]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('AbortSignal', {timeout: () => undefined});
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  reload.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the site', () => {
  it('is reachable with any status, but not without a response', async () => {
    expect(await isReachable()).toBe(false);
    fetched.mockResolvedValue(new Response(null, {status: 500}));
    expect(await isReachable()).toBe(true);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({method: 'HEAD', cache: 'no-store'});
  });
});

describe('the message', () => {
  const back = () => fetched.mockResolvedValue(new Response());

  it('explains the problem and offers to try again', async () => {
    const remove = showConnectionLost(reload);
    expect(message()?.textContent).toContain('连不上网站');
    expect(message()?.getAttribute('style')).toContain('border: 1px solid var(--danger)');
    message()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    expect(message()).not.toBeNull();
    back();
    message()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    remove();
  });

  it('reloads when the browser is online again', async () => {
    const remove = showConnectionLost(reload);
    back();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    remove();
  });

  it('reloads when the site answers again without an online event', async () => {
    const remove = showConnectionLost(reload);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).not.toHaveBeenCalled();
    back();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
    remove();
  });

  it('stops requests and reloads after it is removed', async () => {
    showConnectionLost(reload)();
    back();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(message()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if it was removed during a request', async () => {
    const remove = showConnectionLost(reload);
    back();
    window.dispatchEvent(new Event('online'));
    remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
  });
});
