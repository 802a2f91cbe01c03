import type {History, Location, Navigation, NavigationSteps} from './Navigation.ts';

/** A store for `useSyncExternalStore`. */
export interface DisplayedLocation {
  readonly get: () => Navigation;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Time until a message for a slow page appears, in milliseconds. */
const patience = 10_000;

/**
 * Follows the history one step behind. A location is displayed when its page has loaded, unless the
 * reader has navigated again by then. If its files no longer exist, the browser loads the page in
 * full. If the site does not respond, the page stays and a message appears.
 */
export function createDisplayedLocation(
  history: History,
  {normalize, announce, load, leave, reload, isReachable, lose}: NavigationSteps,
): DisplayedLocation {
  const listeners = new Set<() => void>();
  let shown: Navigation = {location: normalize(history.location), previousLocation: null};
  let end = announce(shown);
  /** Removes the message about a page, or cancels its timer. */
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
