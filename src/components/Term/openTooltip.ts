import {placeTooltip} from './placeTooltip';

/** Browsers without popovers show the panel by this attribute; the stylesheet knows it. */
const shownAttribute = 'data-shown';

const hasPopovers = () => 'togglePopover' in HTMLElement.prototype;

export function isTooltipOpen(panel: HTMLElement): boolean {
  return hasPopovers() ? panel.matches(':popover-open') : panel.hasAttribute(shownAttribute);
}

/** Opens or closes a panel; does nothing if it is so already. */
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

/** Puts an open panel beside the first line of its button: a term may be broken over two lines. */
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
  // Where no script runs, the stylesheet anchors the panel to its button.
  panel.style.setProperty('position-area', 'none');
  panel.style.setProperty('margin', '0');
  panel.style.setProperty('inset', `${top}px auto auto ${left}px`);
}
