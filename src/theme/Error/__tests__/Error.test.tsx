// @vitest-environment jsdom
import * as layout from '@theme/Layout';
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import ErrorPageContent from '../../ErrorPageContent';
import ErrorPage from '..';

const crash = new Error('The page is broken.', {cause: new Error('A file is missing.')});

function show(tryAgain = () => undefined): void {
  render(
    <HelmetProvider>
      <ErrorPage error={crash} tryAgain={tryAgain} />
    </HelmetProvider>,
  );
}

beforeEach(() => {
  vi.spyOn(layout, 'default').mockImplementation(({children}) => (
    <div data-testid="layout">{children}</div>
  ));
});
afterEach(() => {
  cleanup();
  document.title = '';
  vi.restoreAllMocks();
});

describe('S8.4 Error', () => {
  it('S2.52 has the specified title', async () => {
    show();
    await waitFor(() => {
      expect(document.title).toBe('Page Error');
    });
  });

  it('S2.52 has that title inside a layout that has not failed', async () => {
    render(
      <HelmetProvider>
        <ErrorPageContent error={crash} tryAgain={() => undefined} />
      </HelmetProvider>,
    );
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
    vi.mocked(layout.default).mockImplementation(() => {
      throw new Error('The layout is broken too.');
    });
    show();
    expect(screen.queryByTestId('layout')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The page is broken.');
    await waitFor(() => {
      expect(document.title).toBe('Page Error');
    });
  });
});
