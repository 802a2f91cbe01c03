// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchOperations} from '../../protocol.ts';
import SearchPage from '../SearchPage/index.tsx';

const {location, operations} = vi.hoisted(() => ({
  location: {pathname: '/search', search: '', hash: ''},
  operations: {
    fetchIndexes: vi.fn<SearchOperations['fetchIndexes']>(),
    search: vi.fn<SearchOperations['search']>(),
  },
}));

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({location, listen: () => () => undefined, replace: () => undefined}),
  useLocation: () => location,
}));
vi.mock('../../connection/operations.ts', () => ({operations}));
vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@docusaurus/Head', () => ({default: () => null}));

beforeEach(() => {
  operations.fetchIndexes.mockReset().mockResolvedValue(null);
  operations.search.mockReset().mockResolvedValue({fault: 'unreachable'});
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each(['', '?q=TMX', '?q=TMX&ctx=docs/faq/', '?q=TMX&ctx=-docs/faq/', '?version=docs/yicat/'])(
  'begins as the static page, whatever the reader has done and the address asks: %j',
  async (search) => {
    localStorage.setItem('search.recent', '["术语"]');
    const container = document.body.appendChild(document.createElement('div'));
    location.search = '';
    container.innerHTML = renderToString(<SearchPage />);
    location.search = search;
    const complaints: unknown[] = [];
    render(<SearchPage />, {
      container,
      hydrate: true,
      onRecoverableError: (error) => complaints.push(error),
    });
    const heading = search.includes('q=') ? '“TMX”的搜索结果' : '搜索';
    await screen.findByRole('heading', {level: 1, name: heading});
    expect(complaints).toEqual([]);
  },
);
