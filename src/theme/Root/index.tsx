import {useEffect, type ReactNode} from 'react';
import {replayQueuedEvents} from '@site/src/intent/application/replayQueuedEvents';

/** Stands around all of the application: its effect runs when the first of it is in place. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  useEffect(() => {
    // Not within React's own work: parts that it has not taken over yet answer at once then.
    const waiting = setTimeout(() => void replayQueuedEvents());
    return () => clearTimeout(waiting);
  }, []);
  return children;
}
