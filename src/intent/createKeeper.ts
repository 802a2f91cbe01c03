import {controlOf} from './controlOf.ts';
import {isSearchShortcut} from '../lib/isSearchShortcut.ts';
import {keyFor} from './keyFor.ts';
import {elementAt, placeOf} from './places.ts';
import {retype} from './retype.ts';
import {searchField} from './searchField.ts';

/** Keeps what a reader does before the application can answer. */
export interface Keeper {
  /** Forgets it: the application has not come. */
  forget(): void;
  /** Repeats it once, in order, and keeps nothing from then on. */
  replay(): Promise<void>;
}

/** Lets the application finish with one event before it gets the next. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const isSameKind = <Kind extends Element>(element: Element, like: Kind): element is Kind =>
  element.tagName === like.tagName;

/**
 * Begins to keep clicks and keys that only the application can answer, and typed text. The search's
 * shortcut leads to its field at once.
 * @param onKept is called for everything that is kept: assistive technology clicks without the
 *   pointer and keys that would show intent beforehand
 */
export function createKeeper(onKept: () => void): Keeper {
  const listening = new AbortController();
  const replayed = new WeakSet<Event>();
  const typedInto = new Set<EventTarget>();
  let kept: (() => void)[] = [];
  let composing = false;

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, {capture: true, signal: listening.signal});

  /** Keeps something to do with an element, or with the one that stands in its place later. */
  const keepFor = <Kind extends Element>(element: Kind, action: (element: Kind) => void) => {
    const place = placeOf(element);
    kept.push(() => {
      const current = element.isConnected || !place ? element : elementAt(place);
      if (current && isSameKind(current, element)) {
        action(current);
      }
    });
    onKept();
  };

  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const repeat = (event: Event, element: Element) => {
    replayed.add(event);
    element.dispatchEvent(event);
  };

  listen('click', (event) => {
    const control = controlOf(event.target);
    if (control && !replayed.has(event)) {
      take(event);
      keepFor(control, (element) => repeat(new MouseEvent('click', event), element));
    }
  });
  listen('keydown', (event) => {
    const field = isSearchShortcut(event) && searchField();
    if (field) {
      // What is typed next has a place at once; the application opens the box of a focused field.
      event.preventDefault();
      field.focus();
    }
    const element = keyFor(event);
    if (element && !replayed.has(event)) {
      take(event);
      if (!event.repeat) {
        keepFor(element, (current) => repeat(new KeyboardEvent('keydown', event), current));
      }
    }
  });
  listen('compositionstart', () => {
    composing = true;
  });
  listen('compositionend', () => {
    composing = false;
  });
  listen('input', ({target}) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && !typedInto.has(target)) {
      typedInto.add(target);
      // A text being composed goes on to change; the application sees that by itself.
      keepFor(target, (field) => {
        if (!composing) {
          retype(field, target);
        }
      });
    }
  });

  return {
    forget: () => {
      kept = [];
      typedInto.clear();
    },
    replay: async () => {
      for (let next = kept.shift(); next; next = kept.shift()) {
        next();
        await nextTask();
      }
      listening.abort();
    },
  };
}
