import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {commonShortcut, shortcutName} from '@site/src/lib/shortcutName';

/** The key that leads to the field. Decorative: `aria-keyshortcuts` has no support worth its words. */
export function ShortcutKey({className}: {className: string | undefined}): ReactNode {
  return (
    // The page writes the reader's own key before the application is there (`showShortcut`).
    <kbd aria-hidden="true" className={className} suppressHydrationWarning>
      {useIsBrowser() ? shortcutName() : commonShortcut}
    </kbd>
  );
}
