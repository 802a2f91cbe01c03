import {applicationRoot} from '../places.ts';

/**
 * Calls back once, when the application has put something else in the place of what was there, as
 * after a crash, or on the page for unknown addresses.
 */
export function whenReplaced(callback: () => void): void {
  const root = applicationRoot();
  if (root) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // What it changes on its first run is done by then.
      setTimeout(callback);
    });
    observer.observe(root, {childList: true});
  }
}
