// @vitest-environment jsdom
import * as browser from '@docusaurus/useIsBrowser';
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as lists from '@site/plugins/offline/kept/productLists';
import * as opened from '@site/plugins/offline/kept/openedPages';
import * as products from '@site/plugins/offline/kept/products';
import * as store from '@site/plugins/offline/kept/store';
import {OfflineControls} from '..';

const keepProduct = vi.spyOn(products, 'keepProduct');
const entries = vi.spyOn(store, 'entries');

let registration: object | undefined;

beforeEach(() => {
  registration = undefined;
  vi.spyOn(browser, 'default').mockReturnValue(true);
  keepProduct.mockResolvedValue();
  entries.mockResolvedValue([]);
  vi.spyOn(store, 'beginToKeep').mockResolvedValue();
  vi.spyOn(store, 'deleteAll').mockResolvedValue();
  vi.spyOn(opened, 'keepOpened').mockResolvedValue();
  vi.spyOn(lists, 'keptLists').mockResolvedValue(new Map());
  const unregister = () => {
    registration = undefined;
    return Promise.resolve(true);
  };
  vi.stubGlobal('navigator', {
    userAgent: '',
    locks: {},
    serviceWorker: {
      ready: Promise.resolve(),
      getRegistration: () => Promise.resolve(registration),
      register: () => {
        registration = {unregister};
        return Promise.resolve(registration);
      },
    },
  });
  vi.stubGlobal('caches', {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('worker')));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (address = '/offline') => (
  <MemoryRouter initialEntries={[address]}>
    <OfflineControls />
  </MemoryRouter>
);

/** Renders the controls, which find out that offline reading is off. */
async function show(address?: string): Promise<void> {
  render(page(address));
  await screen.findByText('离线阅读没有打开。');
}

async function turnOn(): Promise<void> {
  const button = screen.getByRole('button', {name: '打开离线阅读'});
  button.focus();
  fireEvent.click(button);
  await screen.findByText(/^离线阅读已打开/);
}

it('says nothing in the static page, where the state is not known', () => {
  const html = renderToString(page());
  expect(html).toContain('role="status"');
  expect(html).not.toContain('离线');
  expect(html).not.toContain('<button');
});

it('links to the page that is not kept', async () => {
  await show('/offline?page=%2Fdocs%2Fyicat');
  expect(screen.getByRole('link', {name: '重新打开'}).getAttribute('href')).toBe('/docs/yicat');
});

it.each(['//evil.example', '/%09/evil.example', '/%0A/evil.example', '/%5Cevil.example'])(
  'has no link to another site: ?page=%s',
  async (address) => {
    await show(`/offline?page=${address}`);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('shows the state if the site never answers', async () => {
  const ended = AbortSignal.abort();
  vi.stubGlobal('AbortSignal', {timeout: () => ended});
  vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) =>
    signal?.aborted ? Promise.reject(new Error('timeout')) : new Promise(() => undefined),
  );
  await show();
});

it('shows the state if the answer of the site breaks off', async () => {
  const text = () => Promise.reject(new TypeError('network error'));
  vi.stubGlobal('fetch', () => Promise.resolve({text}));
  await show();
});

it('shows the titles of opened pages as text', async () => {
  const title = 'Q&amp;A: what isn&#x27;t &lt;b&gt;?';
  entries.mockResolvedValue([{path: '/docs/a', bytes: 1, time: 1, title, needs: []}]);
  await show();
  await turnOn();
  expect(screen.getByText("Q&A: what isn't <b>?").getAttribute('href')).toBe('/docs/a');
});

it('keeps the focus when it is switched on and off', async () => {
  await show();
  await turnOn();
  const off = screen.getByRole('button', {name: '关闭并全部删除'});
  expect(document.activeElement).toBe(off);
  await waitFor(() => expect(off.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(off);
  const on = await screen.findByRole('button', {name: '打开离线阅读'});
  expect(document.activeElement).toBe(on);
});

it('announces the start of a download, not each percent, and only its row is busy', async () => {
  let tell: (share: number) => void = () => undefined;
  let finish: () => void = () => undefined;
  keepProduct.mockImplementation((_, report = tell) => {
    tell = report;
    return new Promise((resolve) => (finish = resolve));
  });
  await show();
  await turnOn();
  const keep = screen.getByRole('button', {name: '保存YiCAT'});
  await waitFor(() => expect(keep.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(keep);
  const status = await screen.findByText('正在保存');
  expect(status.getAttribute('role')).toBe('status');
  act(() => tell(0.5));
  expect(screen.getByText('50%')).toBeTruthy();
  expect(status.textContent).toBe('正在保存');

  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
  expect(keep.getAttribute('aria-busy')).toBe('true');
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
  }
  fireEvent.click(screen.getByRole('button', {name: '保存Yiloc'}));
  expect(keepProduct).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(status.textContent).toBe(''));
});
