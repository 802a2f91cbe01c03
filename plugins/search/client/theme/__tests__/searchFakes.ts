import {vi} from 'vitest';
import type {SearchOperations} from '../../protocol.ts';

// The modules whose place this one takes (`vi.mock`) are: the framework's router, and the search's
// connection to its worker.

/** The address of the current page while the next one is still loading. */
export const page = {pathname: '/docs/yicat/a', search: '', hash: ''};

/** The address to which the router has gone. */
export const location = {pathname: '/', search: '', hash: ''};

export const push = vi.fn<(address: string) => void>();
export const replace = vi.fn<(address: string) => void>();

export const useHistory = (): object => ({push, replace, location});
export const useLocation = (): typeof page => page;

/** What the worker would do. */
export const operations = {
  fetchIndexes: vi.fn<SearchOperations['fetchIndexes']>(),
  search: vi.fn<SearchOperations['search']>(),
};

/** Starts no worker. */
export const startAhead = (): void => undefined;
