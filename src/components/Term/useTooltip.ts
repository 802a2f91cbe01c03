import {useEffect, type RefObject} from 'react';
import {isTooltipOpen, moveTooltip, setTooltipOpen} from './openTooltip';

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

  const show = () => {
    clearTimeout(timer);
    setTooltipOpen(panel, true);
    moveTooltip(button, panel);
  };
  const hide = () => {
    clearTimeout(timer);
    kept = false;
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
  document.addEventListener('pointerdown', pressedElsewhere, {signal});
  document.addEventListener('keydown', escaped, {signal});
  const move = () => moveTooltip(button, panel);
  window.addEventListener('scroll', move, {signal, passive: true, capture: true});
  window.addEventListener('resize', move, {signal});

  // The application may have loaded because the pointer moved here.
  if (button.matches(':hover')) {
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
