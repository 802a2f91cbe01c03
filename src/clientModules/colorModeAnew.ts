import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tellColorChoice} from '@site/src/intent/application/tellColorChoice';

/**
 * A page that comes back from the browser's memory has not heard what other pages have stored in
 * the meantime. The theme listens for it: so it is told.
 */
function tellColorMode({persisted}: PageTransitionEvent): void {
  if (persisted) {
    tellColorChoice();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pageshow', tellColorMode);
}
