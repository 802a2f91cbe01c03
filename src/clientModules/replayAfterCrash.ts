import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayQueuedClicks} from '@site/src/intent/application/replayQueuedClicks';

/**
 * Calls back once, when the application has replaced the static content, as after a crash or on the
 * not-found page.
 */
function whenReplaced(callback: () => void): void {
  const root = document.getElementById('__docusaurus');
  if (root) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // By then, the effects of its first render have run.
      setTimeout(callback);
    });
    observer.observe(root, {childList: true});
  }
}

/** `theme/Root` replays queued clicks. If it never mounts, this module replays them. */
if (ExecutionEnvironment.canUseDOM) {
  whenReplaced(() => void replayQueuedClicks());
}
