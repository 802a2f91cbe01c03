import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {syncColorMode} from '@site/src/intent/application/syncColorMode';

/**
 * A page that comes back from the browser's memory has not heard what other pages have stored in
 * the meantime. The theme listens for it: so it is told.
 */
function tellColorMode({persisted}: PageTransitionEvent): void {
  if (persisted) {
    syncColorMode();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', tellColorMode);
}
