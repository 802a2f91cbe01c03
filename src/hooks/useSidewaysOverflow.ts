import {useEffect, useState, type RefObject} from 'react';

export interface SidewaysOverflow {
  /** Whether content is hidden before the start edge. */
  readonly start: boolean;
  /** Whether content is hidden after the end edge. */
  readonly end: boolean;
}

const none: SidewaysOverflow = {start: false, end: false};

/** Returns which edges of a scroller hide content. Measures in pixels have a tolerance of one. */
export function hiddenEdges(scroller: {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}): SidewaysOverflow {
  const {scrollLeft, scrollWidth, clientWidth} = scroller;
  return {start: scrollLeft > 1, end: scrollLeft + clientWidth < scrollWidth - 1};
}

/** Tracks which edges of an element hide content when it scrolls or is resized. */
export function useSidewaysOverflow(ref: RefObject<HTMLElement | null>): SidewaysOverflow {
  const [edges, setEdges] = useState(none);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const look = () => {
      const next = hiddenEdges(element);
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, {passive: true});
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [ref]);

  return edges;
}
