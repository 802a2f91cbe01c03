import {applicationRoot} from '../places.ts';

/**
 * Calls back once, when the application has replaced the static content, as after a crash or on the
 * not-found page.
 */
export function whenReplaced(callback: () => void): void {
  const root = applicationRoot();
  if (root) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // By then, the effects of its first render have run.
      setTimeout(callback);
    });
    observer.observe(root, {childList: true});
  }
}
