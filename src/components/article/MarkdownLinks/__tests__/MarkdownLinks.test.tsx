// @vitest-environment jsdom
import * as docs from '@docusaurus/plugin-content-docs/client';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {MarkdownLinks} from '..';

const write = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.spyOn(docs, 'useDoc').mockReturnValue({
    metadata: {permalink: '/docs/a', unlisted: false},
  } as ReturnType<typeof docs.useDoc>);
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {write}});
  vi.stubGlobal('ClipboardItem', vi.fn<typeof ClipboardItem>());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# A')));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('announces each copy', async () => {
  render(<MarkdownLinks />);
  const copy = async () => {
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  write.mockResolvedValue();
  await copy();
  expect(screen.getByRole('status').textContent).toBe('已复制');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status').textContent).toBe('');
  write.mockRejectedValue(new Error('not allowed'));
  await copy();
  expect(screen.getByRole('status').textContent).toBe('复制失败，请打开后复制');
});
