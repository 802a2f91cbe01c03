import type {ReactNode} from 'react';

/**
 * Replaces the framework's component of this name (`plugins/bundle/index.ts`), which keeps a page
 * until the next one has loaded. `DeferredRouter` does this before anything renders.
 */
export default function PendingNavigation({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
