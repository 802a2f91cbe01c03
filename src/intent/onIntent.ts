import {whenLoaded} from './whenReady.ts';

/** What no page does by itself. */
const deeds = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

interface Once {
  readonly begin: () => void;
  /** Begins at the first event of any of these types. */
  readonly listen: (types: readonly string[], listener?: (event: Event) => void) => void;
}

function once(start: () => void): Once {
  const listening = new AbortController();
  const options = {capture: true, passive: true, signal: listening.signal};
  const begin = () => {
    listening.abort();
    start();
  };
  return {
    begin,
    listen: (types, listener = begin) =>
      types.forEach((type) => addEventListener(type, listener, options)),
  };
}

/** Calls back once, when the reader presses, touches or focuses something. */
export function onDeed(start: () => void): void {
  once(start).listen(deeds);
}

/**
 * Calls back once, at the reader's first sign of intent: a deed, a movement of the pointer, or
 * scrolling. A pointer that rests where the page has appeared is no sign, though browsers report
 * it as moving; nor is the scrolling to an anchor or an earlier place while a page loads.
 */
export function onIntent(start: () => void): void {
  const {begin, listen} = once(start);
  listen([...deeds, 'wheel']);
  let resting: string | undefined;
  listen(['pointermove'], (event) => {
    const {screenX, screenY} = event as PointerEvent;
    const place = `${screenX} ${screenY}`;
    resting ??= place;
    if (place !== resting) {
      begin();
    }
  });
  whenLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => listen(['scroll']))));
}
