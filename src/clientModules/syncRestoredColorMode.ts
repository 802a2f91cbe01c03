import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {syncColorMode} from '@site/src/intent/application/syncColorMode';

/**
 * A page restored from the back/forward cache has missed the `storage` events of other pages. The
 * theme listens to them, so this module sends it one.
 */
function onPageShow({persisted}: PageTransitionEvent): void {
  if (persisted) {
    syncColorMode();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', onPageShow);
}
