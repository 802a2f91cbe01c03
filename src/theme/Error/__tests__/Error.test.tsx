// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {PropsWithChildren, ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {afterEach, describe, expect, it, vi} from 'vitest';
import ErrorPage from '..';

const layout = vi.hoisted(() => ({fails: false}));

vi.mock('@theme/Layout', () => ({
  default: function Layout({children}: PropsWithChildren): ReactNode {
    if (layout.fails) {
      throw new Error('The layout is broken too.');
    }
    return <div data-testid="layout">{children}</div>;
  },
}));

const crash = new Error('The page is broken.', {cause: new Error('A file is missing.')});

function show(tryAgain = () => undefined): void {
  render(
    <HelmetProvider>
      <ErrorPage error={crash} tryAgain={tryAgain} />
    </HelmetProvider>,
  );
}

afterEach(() => {
  cleanup();
  layout.fails = false;
  vi.restoreAllMocks();
});

describe('S8.4 Error', () => {
  it('S2.52 has the specified title', async () => {
    show();
    await waitFor(() => {
      expect(document.title).toBe('Page Error');
    });
  });

  it('shows the chain of messages inside the layout and tries again', () => {
    const tryAgain = vi.fn();
    show(tryAgain);
    expect(screen.getByTestId('layout').contains(screen.getByRole('main'))).toBe(true);
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('The page is broken.\n\n原因：\nA file is missing.');
    fireEvent.click(screen.getByRole('button'));
    expect(tryAgain).toHaveBeenCalledOnce();
  });

  it('is shown without the layout, with the first error, if the layout fails too', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    layout.fails = true;
    show();
    expect(screen.queryByTestId('layout')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The page is broken.');
    await waitFor(() => {
      expect(document.title).toBe('Page Error');
    });
  });
});
