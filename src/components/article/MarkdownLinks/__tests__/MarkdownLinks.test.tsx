// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {MarkdownLinks} from '..';

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({metadata: {permalink: '/docs/a', unlisted: false}}),
}));

const write = vi.fn<() => Promise<void>>();

beforeEach(() => {
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
