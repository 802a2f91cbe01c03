// @vitest-environment jsdom
import * as translations from '@generated/codeTranslations';
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {LoadingComponentProps} from 'react-loadable';
import english from '../../../../i18n/en/code.json';
import Loading from '..';

/** Props of a page that has just started loading. */
const waiting: LoadingComponentProps = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};

afterEach(() => vi.restoreAllMocks());

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

  it('S4.1 S4.3 S8.1 speaks English on English pages', () => {
    // The framework's types do not know that the module has a default export.
    vi.spyOn(translations as unknown as {default: object}, 'default', 'get').mockReturnValue(
      Object.fromEntries(Object.entries(english).map(([id, {message}]) => [id, message])),
    );
    const {rerender} = render(<Loading {...waiting} pastDelay />);
    expect(screen.getByRole('status').textContent).toBe('Loading the page');
    rerender(<Loading {...waiting} pastDelay error={new Error('Loading chunk 12 failed.')} />);
    expect(screen.getByRole('button').textContent).toBe('Retry');
  });
});
