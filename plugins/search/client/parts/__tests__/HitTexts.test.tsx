// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {hit} from '../../__tests__/fakeAnswers.ts';
import {CopyAnswer, Marked} from '../HitTexts.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Marked', () => {
  it('marks the stretches and nothing else', () => {
    const {container} = render(
      <Marked
        text={{
          text: '查看模糊匹配的匹配率',
          marks: [
            [2, 6],
            [7, 9],
          ],
        }}
      />,
    );
    expect(container.firstElementChild?.innerHTML).toBe(
      '查看<mark>模糊匹配</mark>的<mark>匹配</mark>率',
    );
  });

  it('is another element for another text, so that a translated one is replaced as a whole', () => {
    const show = (text: string) => <Marked text={{text, marks: [[0, 1]]}} />;
    const {container, rerender} = render(show('记忆库'));
    const first = container.firstElementChild;
    rerender(show('术语库'));
    expect(container.firstElementChild).not.toBe(first);
  });

  it('shows markup as text', () => {
    const {container} = render(<Marked text={{text: '<img src=x onerror=a>', marks: [[1, 4]]}} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror=a>');
  });
});

it('announces each copy of an answer', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(<CopyAnswer hit={hit('/docs/a')} best={[]} />);
  const copy = async () => {
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  await copy();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/docs/a#a'));
  expect(screen.getByRole('status').textContent).toBe('已复制');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('status').textContent).toBe('');
  writeText.mockRejectedValue(new Error('not allowed'));
  await copy();
  expect(screen.getByRole('status').textContent).toBe('没能复制，请选中文字再复制');
});
