import * as router from '@docusaurus/router';
import {beforeEach, vi} from 'vitest';
import type {SearchOperations} from '../../protocol.ts';

/** The address of the current page while the next one is still loading. */
export const page = {pathname: '/docs/yicat/a', search: '', hash: ''};

/** The address to which the router has gone. */
export const location = {pathname: '/', search: '', hash: ''};

export const push = vi.fn<(address: string) => void>();
export const replace = vi.fn<(address: string) => void>();

/** Replaces the framework's router in the tests of a file. */
export function fakeRouter(): void {
  beforeEach(() => {
    vi.spyOn(router, 'useHistory').mockReturnValue({
      push,
      replace,
      location,
    } as unknown as ReturnType<typeof router.useHistory>);
    vi.spyOn(router, 'useLocation').mockReturnValue(page as ReturnType<typeof router.useLocation>);
  });
}

/** What the worker would do. */
export const operations = {
  fetchIndexes: vi.fn<SearchOperations['fetchIndexes']>(),
  search: vi.fn<SearchOperations['search']>(),
};
