// @vitest-environment jsdom
import {cleanup, render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ParallelView} from '../ParallelView';

const connection = vi.hoisted(() => ({
  isReachable: vi.fn<() => Promise<boolean>>(),
  showConnectionLost: vi.fn<(reload: () => void) => () => void>(),
}));

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@site/src/navigation/connection', () => connection);

const reload = vi.fn<() => void>();

/** Simulates how the browser opened this document. */
const openedBy = (type: 'navigate' | 'reload') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{type} as PerformanceNavigationTiming]);

/** The file is on the site, and does this. */
const code = (openParallel: () => Promise<unknown>) =>
  vi.doMock('../openParallel', () => ({openParallel}));

/** The file of a former release is gone. */
const noCode = () =>
  vi.doMock('../openParallel', () => {
    throw new Error('ChunkLoadError');
  });

const show = () =>
  render(
    <MemoryRouter initialEntries={['/docs/x?view=parallel']}>
      <ParallelView address="/en/docs/x">中文</ParallelView>
    </MemoryRouter>,
  );

const explanation = () => screen.findByRole('link', {name: '打开英文页面'});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', {hash: '', reload});
  vi.spyOn(console, 'warn').mockReturnValue();
  openedBy('navigate');
  connection.isReachable.mockResolvedValue(true);
  connection.showConnectionLost.mockReturnValue(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock('../openParallel');
});

it('shows both texts', async () => {
  code(() => Promise.resolve('中文 English'));
  show();
  expect(await screen.findByText('中文 English')).toBeTruthy();
});

it('reloads the page if the site answers and the file is gone', async () => {
  noCode();
  show();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(connection.showConnectionLost).not.toHaveBeenCalled();
});

it('explains the failure if a reload did not bring the file', async () => {
  openedBy('reload');
  noCode();
  show();
  expect(await explanation()).toHaveProperty('pathname', '/en/docs/x');
  expect(reload).not.toHaveBeenCalled();
});

it('explains any other error, and does not repeat it', async () => {
  const open = vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('aligning failed'));
  code(open);
  show();
  expect(await explanation()).toBeTruthy();
  expect(open).toHaveBeenCalledTimes(1);
  expect(connection.showConnectionLost).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('opens the view when the site answers again', async () => {
  connection.isReachable.mockResolvedValue(false);
  const open = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('中文 English');
  code(open);
  show();
  await waitFor(() => expect(connection.showConnectionLost).toHaveBeenCalledTimes(1));
  expect(screen.getByText('中文')).toBeTruthy();
  connection.showConnectionLost.mock.calls[0]?.[0]();
  expect(await screen.findByText('中文 English')).toBeTruthy();
});
