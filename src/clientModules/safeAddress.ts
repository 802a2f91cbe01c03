import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {escapeStrayPercents} from '@site/src/lib/escapeStrayPercents';

/**
 * Rewrites an address that cannot be decoded (`/%E0%A4%A`) before the router reads it.
 * The router and the framework's scrolling decode path and hash and would throw: the reader would
 * be left with a page that never comes alive instead of “Page not found”.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const safe = escapeStrayPercents(pathname) + search + escapeStrayPercents(hash);
  if (safe !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', safe);
  }
}
