// @vitest-environment jsdom
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import type {FilterablePost} from '@site/plugins/update-log/PostView';
import * as posts from '@site/src/browser/loadFilterablePosts';
import type {UpdateFilter} from '@site/src/lib/filterUpdates';
import {FilteredItems} from '..';

const load = vi.spyOn(posts, 'loadFilterablePosts');

const post: FilterablePost = {
  title: '九月',
  permalink: '/blog/2025-09-12',
  date: '2025-09-12',
  items: [
    {
      id: 'a',
      product: 'yicat',
      kind: 'new',
      title: '批量导出',
      text: '一次导出多个文件。',
      article: {title: '导出', route: '/docs/yicat/export'},
    },
  ],
};

const page = (filter: UpdateFilter) => (
  <MemoryRouter>
    <FilteredItems filter={filter}>
      <p>全部文章</p>
    </FilteredItems>
  </MemoryRouter>
);

const none = {products: [], kinds: []};
const yicat: UpdateFilter = {products: ['yicat'], kinds: []};

afterEach(() => load.mockReset());

it('announces the number of results in a status that was there before the first filter', async () => {
  load.mockResolvedValue([post]);
  const {rerender} = render(page(none));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(load).not.toHaveBeenCalled();
  rerender(page(yicat));
  await waitFor(() => expect(status.textContent).toBe('1 条更新'));
  expect(screen.getByRole('status')).toBe(status);
  expect(screen.getByRole('heading', {name: '批量导出'})).toBeTruthy();
  expect(screen.queryByText('全部文章')).toBeNull();
  rerender(page(none));
  expect(status.textContent).toBe('');
  expect(screen.getByText('全部文章')).toBeTruthy();
});

it('reports that loading failed, and loads again when the reader asks for it', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue([post]);
  render(page(yicat));
  const retry = await screen.findByRole('button', {name: '重试'});
  retry.focus();
  fireEvent.click(retry);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(await screen.findByRole('heading', {name: '批量导出'})).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads again with the next filter after a failure', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue([post]);
  const {rerender} = render(page(yicat));
  await screen.findByRole('alert');
  rerender(page(none));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(page(yicat));
  expect(await screen.findByRole('heading', {name: '批量导出'})).toBeTruthy();
});

it('ignores the failure of a filter that is no longer set', async () => {
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  load.mockReturnValue(new Promise(() => undefined));
  const {rerender} = render(page(yicat));
  rerender(page(none));
  rerender(page({products: ['yiloc'], kinds: []}));
  await act(async () => {
    fail(new Error('gone'));
    await Promise.resolve();
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('正在载入');
});
