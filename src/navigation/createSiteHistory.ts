import {createBrowserHistory, createLocation} from 'history';
import type {History} from './Navigation.ts';
import {isInApplication} from './isInApplication.ts';

/** The parts of `window.location` that leave the application. */
type Leave = Pick<Location, 'assign' | 'replace'>;

type Go = (target: Parameters<History['push']>[0], state?: unknown) => void;

/**
 * Creates the history of the application. A page that another application has is an ordinary
 * navigation of the browser, with its own position and its own entry in the history.
 */
export function createSiteHistory(
  leave: Leave = window.location,
  has: (pathname: string) => boolean = isInApplication,
): History {
  const history = createBrowserHistory();
  const orLeave =
    (go: Go, leaveTo: (address: string) => void): Go =>
    (target, state) => {
      const location = createLocation(target, undefined, undefined, history.location);
      if (has(location.pathname)) {
        go(target, state);
      } else {
        leaveTo(history.createHref(location));
      }
    };
  history.push = orLeave(history.push.bind(history), (address) => leave.assign(address));
  history.replace = orLeave(history.replace.bind(history), (address) => leave.replace(address));
  return history;
}
