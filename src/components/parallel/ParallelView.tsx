import {useEffect, useState, type ReactNode} from 'react';
import {showConnectionLost} from '@site/src/navigation/connection';
import {useIsParallel} from '@site/src/hooks/useIsParallel';

export interface ParallelViewProps {
  /** Address of the page in the other language. */
  address: string;
  /** Text in the language of the page. */
  children: ReactNode;
}

/**
 * A text that is shown beside the same text in the other language if the query of the address
 * requests it. The other text and the code that aligns both are fetched only then. The page shows
 * its own text until they have loaded.
 */
export function ParallelView({address, children}: ParallelViewProps): ReactNode {
  const isParallel = useIsParallel();
  const [view, setView] = useState<{readonly address: string; readonly rows: ReactNode}>();
  useEffect(() => {
    if (!isParallel) {
      return undefined;
    }
    let isWanted = true;
    let hideMessage: (() => void) | undefined;
    const open = () => {
      hideMessage?.();
      import('./openParallel')
        .then(async ({openParallel}) => {
          const rows = await openParallel(address);
          if (isWanted) {
            setView({address, rows});
          }
        })
        .catch(() => {
          if (isWanted) {
            hideMessage = showConnectionLost(open);
          }
        });
    };
    open();
    return () => {
      isWanted = false;
      hideMessage?.();
      setView(undefined);
    };
  }, [isParallel, address]);
  return isParallel && view?.address === address ? view.rows : children;
}
