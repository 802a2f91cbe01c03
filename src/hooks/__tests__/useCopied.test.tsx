// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useCopied} from '../useCopied';

/** Copies in the next task, as browsers do. */
const copyLater = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

function Page() {
  const [result, copy] = useCopied(copyLater);
  return (
    <>
      <button type="button" onClick={copy}>
        copy
      </button>
      <p role="status">{result}</p>
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole('button'));
const confirmation = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('confirms a second copy as long as the first one', async () => {
  render(<Page />);
  press();
  await vi.advanceTimersByTimeAsync(1500);
  press();
  await vi.advanceTimersByTimeAsync(1500);
  expect(confirmation()).toBe('copied');
  await vi.advanceTimersByTimeAsync(1500);
  expect(confirmation()).toBe('');
});
