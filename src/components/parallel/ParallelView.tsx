import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {isReachable, showConnectionLost} from '@site/src/navigation/connection';
import {useIsParallel} from '@site/src/hooks/useIsParallel';
import {ParallelFailed} from './ParallelFailed';

const reload = () => window.location.reload();

/** Whether this document is the result of a reload. */
const wasReloaded = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type ===
  'reload';

/** Returns the id in the address if the reader sees what it names. */
function idInView(): string | undefined {
  const id = window.location.hash.slice(1);
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top >= 0 && top < window.innerHeight ? id : undefined;
}

interface View {
  readonly address: string;
  readonly rows: ReactNode;
  /** The id of the heading that the reader saw before the rows. */
  readonly id: string | undefined;
}

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
  const [view, setView] = useState<View>();
  useEffect(() => {
    if (!isParallel) {
      return undefined;
    }
    let isWanted = true;
    let hideMessage: (() => void) | undefined;
    const fail = async (onAnswer: () => void) => {
      const answers = await isReachable();
      if (!isWanted) {
        return;
      }
      if (answers) {
        onAnswer();
      } else {
        hideMessage = showConnectionLost(() => void open());
      }
    };
    const show = (rows: ReactNode) => {
      if (isWanted) {
        setView({address, rows, id: idInView()});
      }
    };
    const explain = () => show(<ParallelFailed address={address} />);
    const open = async () => {
      hideMessage?.();
      const code = await import('./openParallel').catch(console.warn);
      if (!code) {
        // A new release has removed the file. A reload gets the new one, or nothing does.
        await fail(wasReloaded() ? explain : reload);
        return;
      }
      try {
        show(await code.openParallel(address));
      } catch (error) {
        console.warn(error);
        await fail(explain);
      }
    };
    void open();
    return () => {
      isWanted = false;
      hideMessage?.();
      setView(undefined);
    };
  }, [isParallel, address]);
  useLayoutEffect(() => {
    if (view?.id !== undefined) {
      document.getElementById(view.id)?.scrollIntoView();
    }
  }, [view]);
  return isParallel && view?.address === address ? view.rows : children;
}
