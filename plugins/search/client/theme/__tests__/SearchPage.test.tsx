// @vitest-environment jsdom
import * as head from '@docusaurus/Head';
import * as router from '@docusaurus/router';
import {cleanup, render, screen} from '@testing-library/react';
import * as layout from '@theme/Layout';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {operations} from '../../connection/operations.ts';
import SearchPage from '../SearchPage/index.tsx';

const location = {pathname: '/search', search: '', hash: ''};

beforeEach(() => {
  vi.spyOn(router, 'useHistory').mockReturnValue({
    location,
    listen: () => () => undefined,
    replace: () => undefined,
  } as unknown as ReturnType<typeof router.useHistory>);
  vi.spyOn(router, 'useLocation').mockReturnValue(
    location as ReturnType<typeof router.useLocation>,
  );
  vi.spyOn(operations, 'fetchIndexes').mockResolvedValue(null);
  vi.spyOn(operations, 'search').mockResolvedValue({fault: 'unreachable'});
  vi.spyOn(layout, 'default').mockImplementation(({children}) => children);
  vi.spyOn(head, 'default').mockReturnValue(null);
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
