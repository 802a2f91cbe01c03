import {useEffect, type RefObject} from 'react';

/**
 * Scrolls the current item of a scrollable list into view, without scrolling the page. It does
 * nothing while the pointer is in the list, because the reader is using it.
 * @param path changes when another item becomes the current one
 */
export function useCurrentInView(scrollerRef: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    const current = scroller?.querySelector('[aria-current="page"]');
    if (!scroller || !current || scroller.matches(':hover')) {
      return;
    }
    const list = scroller.getBoundingClientRect();
    const item = current.getBoundingClientRect();
    if (item.top < list.top || item.bottom > list.bottom) {
      scroller.scrollTop += item.top - list.top - (list.height - item.height) / 2;
    }
  }, [scrollerRef, path]);
}
