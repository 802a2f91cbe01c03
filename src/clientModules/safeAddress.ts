import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {escapeStrayPercents} from '@site/src/lib/escapeStrayPercents';

/**
 * Rewrites an address that cannot be decoded (`/%E0%A4%A`) before the router reads it: the first
 * address of a visit, and later ones whose hash the reader edits (`#100%`). The router and the
 * framework's scrolling decode path and hash and would throw, so the page would not hydrate or
 * would disappear.
 */
function makeSafe(): void {
  const {pathname, search, hash} = window.location;
  const safe = escapeStrayPercents(pathname) + search + escapeStrayPercents(hash);
  if (safe !== pathname + search + hash) {
    // The origin is included because a path that starts with two slashes would name another origin,
    // which throws.
    window.history.replaceState(window.history.state, '', window.location.origin + safe);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  makeSafe();
  // This listener runs before that of the router.
  window.addEventListener('popstate', makeSafe);
}
