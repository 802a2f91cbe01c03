import {useEffect, type RefObject} from 'react';
import {isTooltipOpen, moveTooltip, setTooltipOpen} from './openTooltip';

/** Long enough to move the pointer from the term to its tooltip. */
const closeDelay = 200;

/** Connects a button with its panel. Returns what disconnects them. */
function connect(button: HTMLElement, panel: HTMLElement): () => void {
  const end = new AbortController();
  const {signal} = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * A click has opened the panel: leaving it with the pointer does not close it. So has one before
   * this was connected, when the button did it by itself.
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
  // The button opens the panel by itself where no script runs; here the click is ours, or it would
  // close what pointing has just opened.
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
      // Focus must not be lost with the link; giving it back opens the panel, so it comes first.
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
  /** The panel holds a link: focus may go there and come back. */
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

  // The script may have been loaded because the reader pointed here.
  if (button.matches(':hover')) {
    show();
  }
  return () => {
    hide();
    end.abort();
  };
}

/**
 * Opens the panel while its button is pointed at or focused by keyboard, and by a tap or click.
 * It can be pointed at itself; Esc and a press elsewhere close it.
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
