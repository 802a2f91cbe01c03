import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {escapeStrayPercents} from '@site/src/lib/escapeStrayPercents';
import {withoutUnknownVersion} from '@site/src/lib/withoutUnknownVersion';

/**
 * Rewrites an address that cannot be decoded (`/%E0%A4%A`) before the router reads it.
 * The router and the framework's scrolling decode path and hash and would throw: the reader would
 * be left with a page that never comes alive instead of “Page not found”.
 * On the search page, a version without an index file goes too: the search would read a page of
 * the site in its place and fail.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const query = pathname.endsWith('/search') ? withoutUnknownVersion(search) : search;
  const safe = escapeStrayPercents(pathname) + query + escapeStrayPercents(hash);
  if (safe !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', safe);
  }
}
