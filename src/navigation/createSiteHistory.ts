import {createBrowserHistory, createLocation} from 'history';
import type {History} from './Navigation.ts';
import {isInApplication} from './isInApplication.ts';
import {changesProduct, keepProduct} from './preferredProduct.ts';

/** The parts of `window.location` that leave the application. */
type Leave = Pick<Location, 'assign' | 'replace'>;

type Go = (target: Parameters<History['push']>[0], state?: unknown) => void;

/**
 * Whether a page is shown by the application that is running. One that changes the preferred product
 * is loaded as a new document, unless the storage cannot keep the change.
 */
const isShownHere = (pathname: string): boolean =>
  isInApplication(pathname) && !(changesProduct(pathname) && keepProduct(pathname));

/**
 * Creates the history of the application. All other pages are ordinary navigations of the browser,
 * with their own position and their own entry in the history.
 */
export function createSiteHistory(
  leave: Leave = window.location,
  has: (pathname: string) => boolean = isShownHere,
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
