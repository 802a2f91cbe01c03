import {type ComponentType, type ReactNode, useMemo, useState, useSyncExternalStore} from 'react';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  type RouteComponentProps,
} from 'react-router';
import {createShownLocation} from './createShownLocation.ts';
import type {History, Navigation, NavigationSteps} from './Navigation.ts';

interface Props {
  readonly createHistory: () => History;
  readonly steps: NavigationSteps;
  /** Stands around everything; told where the reader has arrived, as soon as it is on the page. */
  readonly Arrival: ComponentType<Navigation & {readonly children: ReactNode}>;
  readonly children: ReactNode;
}

/**
 * React Router's `Router`, but the page stays until the next one is there. The framework does that
 * inside of it, by a `Route` that hands the old location on in a new context, so that every link
 * renders anew for nothing; held above the context, nothing renders before the next page.
 */
export function HoldingRouter({createHistory, steps, Arrival, children}: Props): ReactNode {
  const [history] = useState(createHistory);
  const [shownLocation] = useState(() => createShownLocation(history, steps));
  const shown = useSyncExternalStore(shownLocation.subscribe, shownLocation.get, shownLocation.get);
  const {location} = shown;
  const context = useMemo(
    (): RouteComponentProps => ({
      history,
      location,
      // What a router matches outside its routes.
      match: {path: '/', url: '/', params: {}, isExact: location.pathname === '/'},
    }),
    [history, location],
  );
  return (
    <RouterContext.Provider value={context}>
      <HistoryContext.Provider value={history}>
        <Arrival {...shown}>{children}</Arrival>
      </HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
