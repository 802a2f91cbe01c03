import {
  type ComponentType,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  type RouteComponentProps,
} from 'react-router';
import {createDisplayedLocation} from './createDisplayedLocation.ts';
import type {History, Navigation, NavigationSteps} from './Navigation.ts';

interface Props {
  readonly createHistory: () => History;
  readonly steps: NavigationSteps;
  /** Wraps everything. Receives the displayed location when its page is in the document. */
  readonly RouteLifecycle: ComponentType<Navigation & {readonly children: ReactNode}>;
  readonly children: ReactNode;
}

/**
 * Replaces React Router's `Router`, so that a page stays until the next one has loaded. The
 * framework does this inside the router: a `Route` provides the old location in a new context, and
 * every link renders twice. Here the location is above the context, and nothing renders in between.
 */
export function DeferredRouter({createHistory, steps, RouteLifecycle, children}: Props): ReactNode {
  const [history] = useState(createHistory);
  const [displayedLocation] = useState(() => createDisplayedLocation(history, steps));
  const shown = useSyncExternalStore(
    displayedLocation.subscribe,
    displayedLocation.get,
    displayedLocation.get,
  );
  const {location} = shown;

  // Preact commits this component before it renders what reads a context inside another one, such as
  // a page inside its route. A microtask is later than both, and before the next frame.
  const [arrived, setArrived] = useState(shown);
  useLayoutEffect(() => {
    queueMicrotask(() => setArrived(shown));
  }, [shown]);
  const context = useMemo(
    (): RouteComponentProps => ({
      history,
      location,
      // This is the match of a router outside its routes.
      match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
    }),
    [history, location],
  );
  return (
    <RouterContext.Provider value={context}>
      <HistoryContext.Provider value={history}>
        <RouteLifecycle {...arrived}>{children}</RouteLifecycle>
      </HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
