/** A rectangle in the window, in CSS pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Rectangle, 'width' | 'height'>;

/** Distance between the term and its tooltip. */
const gap = 8;
/** Minimum distance between the tooltip and the edges of the window. */
const margin = 8;

/**
 * Returns the position of a tooltip: below its term, aligned with it, and inside the window. It is
 * above the term if there is not enough room below and enough above.
 */
export function placeTooltip(
  term: Rectangle,
  tooltip: Size,
  win: Size,
): Pick<Rectangle, 'left' | 'top'> {
  const below = term.top + term.height + gap;
  const above = term.top - gap - tooltip.height;
  const fitsBelow = below + tooltip.height <= win.height - margin;
  const right = win.width - margin - tooltip.width;
  return {
    left: Math.max(margin, Math.min(term.left, right)),
    top: fitsBelow || above < margin ? below : above,
  };
}
