import {useEffect, type ReactNode} from 'react';
import {replayQueuedEvents} from '@site/src/intent/application/replayQueuedEvents';

/** The outermost component. Its effect runs when the shell has hydrated. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => {
    // Not within React's own work: parts that it has not taken over yet answer at once then.
    const waiting = setTimeout(() => void replayQueuedEvents());
    return () => clearTimeout(waiting);
  }, []);
  return children;
}
