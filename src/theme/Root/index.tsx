import {useEffect, type ReactNode} from 'react';
import {replayQueuedClicks} from '@site/src/intent/application/replayQueuedClicks';

/**
 * Replays queued clicks after hydration. This is the outermost component, so its effect is last.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => void replayQueuedClicks(), []);
  return children;
}
