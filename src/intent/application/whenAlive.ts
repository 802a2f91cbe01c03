import {applicationRoot} from '../places.ts';

/**
 * Calls back once, when the application has taken over the page: the framework says so on the root
 * element, or it has put something else in the place of what was there, as after a crash.
 */
export function whenAlive(callback: () => void): void {
  const page = document.documentElement;
  const observer = new MutationObserver((changes) => {
    const replaced = changes.some(({type}) => type === 'childList');
    if (replaced || page.dataset.hasHydrated === 'true') {
      observer.disconnect();
      // What it changes on its first run is done by then.
      setTimeout(callback);
    }
  });
  observer.observe(page, {attributeFilter: ['data-has-hydrated']});
  const root = applicationRoot();
  if (root) {
    observer.observe(root, {childList: true});
  }
}
