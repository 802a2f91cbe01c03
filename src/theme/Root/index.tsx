import {useEffect, type ReactNode} from 'react';
import {replayQueuedEvents} from '@site/src/intent/application/replayQueuedEvents';

/**
 * Replays queued events after hydration. This is the outermost component, so its effect is last.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => {
    // In a separate task, events hydrate pending parts synchronously. During React's work they
    // would not.
    const waiting = setTimeout(() => void replayQueuedEvents());
    return () => clearTimeout(waiting);
  }, []);
  return children;
}
