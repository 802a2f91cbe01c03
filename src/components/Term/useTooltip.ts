import {useEffect, type RefObject} from 'react';

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

const isTooltipOpen = (panel: HTMLElement) => panel.matches(':popover-open');

/** Opens or closes a panel. Does nothing if it is already in that state, or removed from the page. */
function setTooltipOpen(panel: HTMLElement, open: boolean): void {
  if (isTooltipOpen(panel) !== open) {
    panel.togglePopover(open);
  }
}

/** Positions an open panel at the first line of its button, because a term may wrap. */
function moveTooltip(button: HTMLElement, panel: HTMLElement): void {
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

/** Delay in milliseconds that lets the pointer move from the term to its tooltip. */
const closeDelay = 200;

/** Connects a button with its panel. Returns a function that disconnects them. */
function connect(button: HTMLElement, panel: HTMLElement): () => void {
  const end = new AbortController();
  const {signal} = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Whether a click has opened the panel, so that it stays when the pointer leaves. A panel that is
   * already open was opened by a click before hydration.
   */
  let kept = isTooltipOpen(panel);
  /** Ends the listeners of an open panel. */
  let opened: AbortController | undefined;

  const show = () => {
    clearTimeout(timer);
    setTooltipOpen(panel, true);
    moveTooltip(button, panel);
    listen();
  };
  const closed = () => {
    kept = false;
    opened?.abort();
    opened = undefined;
  };
  const hide = () => {
    clearTimeout(timer);
    closed();
    setTooltipOpen(panel, false);
  };
  const hideSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!kept && !button.matches(':focus-visible') && !panel.matches(':focus-within')) {
        hide();
      }
    }, closeDelay);
  };
  const pointed = ({pointerType}: PointerEvent) => {
    if (pointerType === 'mouse') {
      show();
    }
  };
  // The native behaviour of the button is prevented, because it would close a panel that hovering
  // has just opened.
  const clicked = (event: MouseEvent) => {
    event.preventDefault();
    if (kept && isTooltipOpen(panel)) {
      hide();
    } else {
      kept = true;
      show();
    }
  };
  // Safari on iOS does not close a popover at a press elsewhere before version 18.3:
  // https://webkit.org/b/267688
  const pressedElsewhere = ({target}: PointerEvent) => {
    if (target instanceof Node && !button.contains(target) && !panel.contains(target)) {
      hide();
    }
  };

  const escaped = ({key}: KeyboardEvent) => {
    if (key === 'Escape') {
      // The focus must not be lost with the link. Focusing the button opens the panel, so this is
      // before closing it.
      if (panel.contains(document.activeElement)) {
        button.focus();
      }
      hide();
    }
  };
  const move = () => moveTooltip(button, panel);
  /** Listens to the page, for an open panel only, because a page can have many terms. */
  function listen() {
    if (opened) {
      return;
    }
    opened = new AbortController();
    const whileOpen = {signal: opened.signal};
    document.addEventListener('pointerdown', pressedElsewhere, whileOpen);
    document.addEventListener('keydown', escaped, whileOpen);
    window.addEventListener('scroll', move, {...whileOpen, passive: true, capture: true});
    window.addEventListener('resize', move, whileOpen);
  }

  for (const element of [button, panel]) {
    element.addEventListener('pointerenter', pointed, {signal});
    element.addEventListener('pointerleave', hideSoon, {signal});
  }
  button.addEventListener('focus', () => button.matches(':focus-visible') && show(), {signal});
  /** Closes the panel when the focus leaves, but not to or from the link in the panel. */
  const left = ({relatedTarget}: FocusEvent) => {
    const isWithin =
      relatedTarget instanceof Node &&
      (button.contains(relatedTarget) || panel.contains(relatedTarget));
    if (!isWithin && !panel.matches(':hover')) {
      hide();
    }
  };
  button.addEventListener('blur', left, {signal});
  panel.addEventListener('focusout', left, {signal});
  button.addEventListener('click', clicked, {signal});
  // The browser closes this panel when it opens another one.
  panel.addEventListener('toggle', ({newState}) => newState === 'closed' && closed(), {signal});

  // The application may have loaded because the pointer moved here.
  if (kept || button.matches(':hover')) {
    show();
  }
  return () => {
    hide();
    end.abort();
  };
}

/**
 * Opens the panel while its button is hovered or focused by keyboard, and on a tap or click. The
 * pointer can move into the panel. Esc and a press elsewhere close it.
 */
export function useTooltip(
  buttonRef: RefObject<HTMLElement | null>,
  panelRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const button = buttonRef.current;
    const panel = panelRef.current;
    return button && panel ? connect(button, panel) : undefined;
  }, [buttonRef, panelRef]);
}
