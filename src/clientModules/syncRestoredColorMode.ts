import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {syncColorMode} from '@site/src/intent/switchColorMode';

/**
 * Sends the theme a `storage` event, because a page restored from the back/forward cache has missed
 * those of other pages.
 */
function onPageShow({persisted}: PageTransitionEvent): void {
  if (persisted) {
    syncColorMode();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', onPageShow);
}
