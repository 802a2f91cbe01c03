import {placeTooltip} from './placeTooltip';

/** Attribute by which the stylesheet shows the panel in browsers without popovers. */
const shownAttribute = 'data-shown';

const hasPopovers = () => 'togglePopover' in HTMLElement.prototype;

export function isTooltipOpen(panel: HTMLElement): boolean {
  return hasPopovers() ? panel.matches(':popover-open') : panel.hasAttribute(shownAttribute);
}

/** Opens or closes a panel. Does nothing if it is already in that state. */
export function setTooltipOpen(panel: HTMLElement, open: boolean): void {
  if (isTooltipOpen(panel) === open) {
    return;
  }
  if (hasPopovers()) {
    panel.togglePopover(open);
  } else {
    panel.toggleAttribute(shownAttribute, open);
  }
}

/** Positions an open panel at the first line of its button, because a term may wrap. */
export function moveTooltip(button: HTMLElement, panel: HTMLElement): void {
  if (!isTooltipOpen(panel)) {
    return;
  }
  const [line] = button.getClientRects();
  if (!line) {
    return;
  }
  const {clientWidth, clientHeight} = document.documentElement;
  const {left, top} = placeTooltip(line, panel.getBoundingClientRect(), {
    width: clientWidth,
    height: clientHeight,
  });
  // Without a script, the stylesheet anchors the panel to its button.
  panel.style.setProperty('position-area', 'none');
  panel.style.setProperty('margin', '0');
  panel.style.setProperty('inset', `${top}px auto auto ${left}px`);
}
