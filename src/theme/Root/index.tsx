import {useEffect, type ReactNode} from 'react';
import {replayQueuedEvents} from '@site/src/intent/application/replayQueuedEvents';

/**
 * Replays queued events after hydration. This is the outermost component, so its effect is last.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => void replayQueuedEvents(), []);
  return children;
}
