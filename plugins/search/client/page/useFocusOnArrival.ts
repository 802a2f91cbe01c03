import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

/**
 * Focuses the field when a link or a form of the application leads to the page, so that Tab goes on
 * to the results. A new document begins at the skip link, as every page does. Without a mouse the
 * focus would open the keyboard of the screen, which covers the results.
 */
export function useFocusOnArrival(fieldRef: RefObject<HTMLInputElement | null>): void {
  const {action} = useHistory();
  const {key} = useLocation();
  useEffect(() => {
    if (action === 'PUSH' && window.matchMedia('(hover)').matches) {
      // The search box closes later, and every new page begins at its first link.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const field = fieldRef.current;
          if (!field?.closest('main')?.contains(document.activeElement)) {
            field?.focus({preventScroll: true});
          }
        }),
      );
    }
  }, [action, key, fieldRef]);
}
