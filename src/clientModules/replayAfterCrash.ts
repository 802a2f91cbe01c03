import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayQueuedEvents} from '@site/src/intent/application/replayQueuedEvents';
import {applicationRoot} from '../intent/places.ts';

/**
 * Calls back once, when the application has replaced the static content, as after a crash or on the
 * not-found page.
 */
function whenReplaced(callback: () => void): void {
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

/** `theme/Root` replays queued events. If it never mounts, this module replays them. */
if (ExecutionEnvironment.canUseDOM) {
  whenReplaced(() => void replayQueuedEvents());
}
