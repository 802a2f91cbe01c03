import type {History, Location, Navigation, NavigationSteps} from './Navigation.ts';

/** A store as `useSyncExternalStore` reads it. */
export interface ShownLocation {
  readonly get: () => Navigation;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a page may take before the reader is told, in milliseconds. */
const patience = 10_000;

/**
 * Follows the reader's history one step behind: a location is shown when its page has arrived, and
 * never if the reader has gone on by then. Where its files are gone it is loaded as a whole; where
 * the site does not answer, the page stays and the reader is told.
 */
export function createShownLocation(
  history: History,
  {normalize, announce, load, leave, reload, isReachable, lose}: NavigationSteps,
): ShownLocation {
  const listeners = new Set<() => void>();
  let shown: Navigation = {location: normalize(history.location), previousLocation: null};
  let end = announce(shown);
  /** Takes away what the reader was told about a page, or the reason to. */
  let settle: () => void = () => undefined;

  const follow = (location: Location) => {
    end();
    settle();
    const next = {location: normalize(location), previousLocation: shown.location};
    end = announce(next);
    const isWanted = () => history.location === location;
    const tell = () => {
      if (isWanted()) {
        end();
        settle();
        settle = lose(reload);
      }
    };
    const late = setTimeout(tell, patience);
    settle = () => clearTimeout(late);
    const show = () => {
      if (isWanted()) {
        end();
        settle();
        if (next.location.pathname !== shown.location.pathname) {
          leave();
        }
        shown = {...next, previousLocation: shown.location};
        listeners.forEach((listener) => listener());
      }
    };
    load(next.location.pathname).then(show, async (error: unknown) => {
      console.warn(error);
      if (!isWanted()) {
        return;
      }
      const answers = await isReachable();
      if (!answers) {
        tell();
      } else if (isWanted()) {
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
