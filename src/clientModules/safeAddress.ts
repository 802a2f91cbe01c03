import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {escapeStrayPercents} from '@site/src/lib/escapeStrayPercents';

/**
 * Rewrites an address that cannot be decoded (`/%E0%A4%A`) before the router reads it: the one that
 * the visit begins with, and any other that the reader writes behind the same page (`#100%`).
 * The router and the framework's scrolling decode path and hash and would throw: the reader would
 * be left with a page that never comes alive, or with none.
 */
function makeSafe(): void {
  const {pathname, search, hash} = window.location;
  const safe = escapeStrayPercents(pathname) + search + escapeStrayPercents(hash);
  if (safe !== pathname + search + hash) {
    // With the origin: a path that begins with two slashes would name another one, which throws.
    window.history.replaceState(window.history.state, '', window.location.origin + safe);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeSafe();
  // The router reads the address later, when it is safe.
  window.addEventListener('popstate', makeSafe);
}
