import {act, render} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import type {ReactNode} from 'react';
import {DeferredRouter} from '../DeferredRouter.tsx';
import {leaveFocus} from '../leaveFocus.ts';

interface RenderedPage {
  readonly history: MemoryHistory;
  /** Navigates, and waits for the page of the new address unless it never loads. */
  readonly go: (navigate: () => void) => Promise<void>;
}

/**
 * Renders a page in the router of the application.
 * @param loads whether the page at a path loads; otherwise the current page stays
 */
export function renderPage(
  page: ReactNode,
  addresses: readonly string[],
  loads: (pathname: string) => boolean = () => true,
): RenderedPage {
  const history = createMemoryHistory({
    initialEntries: [...addresses],
    initialIndex: addresses.length - 1,
  });
  render(
    <DeferredRouter
      createHistory={() => history}
      RouteLifecycle={({children}) => children}
      steps={{
        normalize: (location) => location,
        announce: () => () => undefined,
        load: (path) => (loads(path) ? Promise.resolve() : new Promise(() => undefined)),
        leave: leaveFocus,
        reload: () => undefined,
        isReachable: () => Promise.resolve(true),
        lose: () => () => undefined,
      }}
    >
      {page}
    </DeferredRouter>,
  );
  return {
    history,
    go: (navigate) =>
      act(async () => {
        navigate();
        await Promise.resolve();
      }),
  };
}
