// @vitest-environment jsdom
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {answer, hit} from '../../__tests__/fakeAnswers.ts';
import type {Reply} from '../../protocol.ts';
import {field, found, openWith, options, prepareSearchBar, show, type} from './searchBarSetUp.tsx';
import {fakeRouter, operations} from './searchFakes.ts';

prepareSearchBar();
fakeRouter();

describe('the search box while an answer is on its way, or fails', () => {
  it('asks again while an answer is not complete', async () => {
    operations.search.mockResolvedValueOnce({
      ...answer(hit('/docs/yicat/a', '第一')),
      complete: false,
    });
    await openWith(found);
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.search).toHaveBeenCalledTimes(2);
  });

  it('says that there is nothing only when all products have been searched', async () => {
    let tell: (reply: Reply) => void = () => undefined;
    const last = new Promise<Reply>((resolve) => {
      tell = resolve;
    });
    operations.search.mockReturnValue(last);
    operations.search.mockResolvedValueOnce({...answer(), complete: false});
    show();
    field().focus();
    type('匹配');
    await waitFor(() => expect(operations.search).toHaveBeenCalledTimes(2));
    expect(operations.search.mock.lastCall).toEqual(['/', '+docs/yicat/', '匹配', 8, true]);
    expect(screen.getByText('正在载入搜索')).toBeTruthy();
    expect(screen.queryByText('没有结果')).toBeNull();
    expect(screen.getByRole('link', {name: '查看全部结果'})).toBeTruthy();
    tell(answer());
    expect((await screen.findAllByText('没有结果')).length).toBeGreaterThan(0);
  });

  it.each([
    ['unreachable', '没能载入搜索，请检查网络。'],
    ['missing', '没有找到搜索的数据，网站可能正在更新。请稍后重试。'],
    ['broken', '搜索的数据不完整，请重试。'],
    ['outdated', '网站已经更新，这一页还是旧的。请刷新页面后再搜索。'],
    ['failed', '搜索出错了，请重试。'],
  ] as const)('tells the fault “%s” and tries again', async (fault, message) => {
    await openWith({fault});
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    const before = operations.fetchIndexes.mock.calls.length;
    operations.search.mockResolvedValue(found);
    fireEvent.click(screen.getByRole('button', {name: '重试'}));
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.fetchIndexes.mock.calls.length).toBe(before + 1);
  });

  it('asks for the hits of other products when the first ones are painted', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    operations.search.mockResolvedValue({...found, complete: false});
    show();
    field().focus();
    type('匹配');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.search).toHaveBeenCalledOnce();
    operations.search.mockResolvedValue(found);
    await waitFor(() => {
      frames.splice(0).forEach((frame) => frame(0));
      expect(operations.search).toHaveBeenCalledTimes(2);
    });
  });

  it('says after a while that it takes long', async () => {
    operations.search.mockReturnValue(new Promise(() => undefined));
    show();
    field().focus();
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    vi.useFakeTimers({shouldAdvanceTime: true});
    type('匹配');
    expect(await screen.findByText('正在载入搜索')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText(/^网络较慢/)).toBeTruthy();
  });
});
