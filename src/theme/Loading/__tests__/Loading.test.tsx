// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import type {LoadingComponentProps} from 'react-loadable';
import Loading from '..';

/** Props of a page that has just started loading. */
const waiting: LoadingComponentProps = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};

describe('Loading', () => {
  it('S4.1 S9.14 shows nothing before the delay is over', () => {
    const {container} = render(<Loading {...waiting} />);
    expect(container.innerHTML).toBe('');
  });

  it('S4.1 shows a loading message after the delay', () => {
    render(<Loading {...waiting} pastDelay />);
    expect(screen.getByRole('status').textContent).toBe('正在载入页面');
  });

  it('S4.2 S4.3 S8.1 shows the error and tries again on demand', () => {
    const retry = vi.fn();
    const error = new Error('Loading chunk 12 failed.');
    render(<Loading {...waiting} pastDelay error={error} retry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Error: Loading chunk 12 failed.');
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: '重试'}));
    expect(retry).toHaveBeenCalledOnce();
  });
});
