import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {replayQueuedEvents} from '@site/src/intent/application/replayQueuedEvents';
import {whenReplaced} from '@site/src/intent/application/whenReplaced';

/** `theme/Root` replays queued events. If it never mounts, this module replays them. */
if (ExecutionEnvironment.canUseDOM) {
  whenReplaced(() => void replayQueuedEvents());
}
