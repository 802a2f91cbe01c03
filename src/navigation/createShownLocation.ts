import type {History, Location, Navigation, NavigationSteps} from './Navigation.ts';

/** A store as `useSyncExternalStore` reads it. */
export interface ShownLocation {
  readonly get: () => Navigation;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Follows the reader's history one step behind: a location is shown when its page has arrived, and
 * never if the reader has gone on by then.
 */
export function createShownLocation(
  history: History,
  {normalize, announce, load, leave, reload}: NavigationSteps,
): ShownLocation {
  const listeners = new Set<() => void>();
  let shown: Navigation = {location: normalize(history.location), previousLocation: null};
  let end = announce(shown);

  const follow = (location: Location) => {
    end();
    const next = {location: normalize(location), previousLocation: shown.location};
    end = announce(next);
    const isWanted = () => history.location === location;
    const show = () => {
      if (isWanted()) {
        end();
        if (next.location.pathname !== shown.location.pathname) {
          leave();
        }
        shown = {...next, previousLocation: shown.location};
        listeners.forEach((listener) => listener());
      }
    };
    load(next.location.pathname).then(show, (error: unknown) => {
      console.warn(error);
      if (isWanted()) {
        reload();
      }
    });
  };
  history.listen(follow);

  return {
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
