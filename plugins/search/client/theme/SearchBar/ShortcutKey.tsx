import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {isMac} from '@site/src/lib/isMac';

/** The key that leads to the field. Decorative: `aria-keyshortcuts` has no support worth its words. */
export function ShortcutKey({className}: {className: string | undefined}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <kbd aria-hidden="true" className={className}>
      {isBrowser && isMac() ? '⌘ K' : 'Ctrl K'}
    </kbd>
  );
}
