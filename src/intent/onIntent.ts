import {isForSearch} from '../browser/searchForm.ts';
import {whenLoaded} from './whenReady.ts';

/** Events that only a reader causes. */
const presses = ['pointerdown', 'keydown', 'focusin'];

interface Once {
  readonly begin: () => void;
  /** Calls back on the first event of any of these types. */
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
      types.forEach((type) =>
        addEventListener(type, (event) => isForSearch(event) || listener(event), options),
      ),
  };
}

/** Calls back once, when the reader presses, touches or focuses something outside the search. */
export function onPress(start: () => void): void {
  once(start).listen(presses);
}

/**
 * Calls back once, on the reader's first sign of intent: a press, a pointer movement, or scrolling,
 * but not in the search.
 * Two events do not count: the movement that browsers report for a resting pointer when a page
 * appears, and the scrolling to an anchor or a restored position during load.
 */
export function onIntent(start: () => void): void {
  const {begin, listen} = once(start);
  listen([...presses, 'wheel']);
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
