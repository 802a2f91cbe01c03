import {createBrowserHistory, createLocation, type Path} from 'history';
import type {History} from './Navigation.ts';
import {isInApplication} from './isInApplication.ts';

/** The parts of `window.location` that leave the application. */
type Leave = Pick<Location, 'assign' | 'replace'>;

type Target = Parameters<History['push']>[0];

/**
 * Creates the history of the application. A page that another application has is an ordinary
 * navigation of the browser, with its own position and its own entry in the history.
 */
export function createSiteHistory(
  leave: Leave = window.location,
  has: (pathname: string) => boolean = isInApplication,
): History {
  const history = createBrowserHistory();
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  /** Returns the address of a target in another application. */
  const addressElsewhere = (target: Target): Path | undefined => {
    const location = createLocation(target, undefined, undefined, history.location);
    return has(location.pathname) ? undefined : history.createHref(location);
  };
  history.push = (target: Target, state?: unknown) => {
    const address = addressElsewhere(target);
    if (address === undefined) {
      push(target, state);
    } else {
      leave.assign(address);
    }
  };
  history.replace = (target: Target, state?: unknown) => {
    const address = addressElsewhere(target);
    if (address === undefined) {
      replace(target, state);
    } else {
      leave.replace(address);
    }
  };
  return history;
}
