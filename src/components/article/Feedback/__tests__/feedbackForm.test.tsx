// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import {FeedbackForm} from '@site/src/components/article/Feedback/FeedbackForm';

const posts = vi.fn<(address: string, init: {body: string}) => Promise<{ok: boolean}>>();

function show() {
  vi.stubGlobal('fetch', posts);
  render(
    <MemoryRouter initialEntries={['/docs/faq/invoice?q=x#top']}>
      <FeedbackForm address="https://voice.example.com" answer="no" />
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  posts.mockReset();
  vi.unstubAllGlobals();
});

it('shows all data before it sends it', async () => {
  posts.mockResolvedValue({ok: true});
  show();
  fireEvent.input(screen.getByRole('textbox'), {target: {value: ' 找不到按钮 '}});
  const preview = screen.getByText(/^\{.*\}$/).textContent;
  expect(posts).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: '发送'}));
  const sent = await screen.findByText('已发送，谢谢。');
  // The form with the focused button is gone.
  await waitFor(() => expect(document.activeElement).toBe(sent));
  expect(posts).toHaveBeenCalledTimes(1);
  expect(posts.mock.calls[0]?.[1].body).toBe(preview);
  expect(JSON.parse(preview)).toEqual({
    page: '/docs/faq/invoice',
    language: 'zh',
    answer: 'no',
    comment: '找不到按钮',
  });
});

it('reports that sending failed, keeps the comment, and sends it on the next attempt', async () => {
  posts.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  fireEvent.input(screen.getByRole('textbox'), {target: {value: '找不到按钮'}});
  fireEvent.click(screen.getByRole('button', {name: '发送'}));
  const retry = await screen.findByRole('button', {name: '重试'});
  expect(screen.getByRole('status').textContent).toContain('发送失败');
  expect(screen.queryByText(/谢谢/)).toBeNull();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '找不到按钮');
  posts.mockResolvedValue({ok: true});
  fireEvent.click(retry);
  expect(await screen.findByText('已发送，谢谢。')).toBeTruthy();
});
