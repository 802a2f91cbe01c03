// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {CodeFrame} from '../index.tsx';

const html = '<span class="line">a &lt;b&gt;\n</span><span class="line">c\n</span>';
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  written.mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText: written}});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  written.mockReset();
});

const copy = async () => {
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe('CodeFrame', () => {
  it('shows its title, or else the language', () => {
    render(<CodeFrame html={html} lang="json" title="zh.json" />);
    expect(screen.getByText('zh.json')).toBeTruthy();
    expect(screen.queryByText('json')).toBeNull();
    cleanup();
    render(<CodeFrame html={html} lang="json" />);
    expect(screen.getByText('json')).toBeTruthy();
  });

  it('copies the original code, and confirms it for two seconds', async () => {
    render(<CodeFrame html={html} lang="text" numbered />);
    await copy();
    expect(written).toHaveBeenCalledWith('a <b>\nc');
    expect(screen.getByRole('button').textContent).toBe('已复制');
    expect(screen.getByRole('status').textContent).toBe('已复制');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button').textContent).toBe('复制');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('selects the code if the clipboard is not available, and explains it', async () => {
    written.mockRejectedValue(new Error('not allowed'));
    render(<CodeFrame html={html} lang="text" />);
    await copy();
    expect(window.getSelection()?.toString()).toBe('a <b>\nc\n');
    expect(screen.getByRole('button').textContent).toBe('已选中，请复制');
    expect(screen.getByRole('status').textContent).toBe('已选中，请复制');
    written.mockResolvedValue();
    await copy();
    expect(screen.getByRole('status').textContent).toBe('已复制');
  });
});
