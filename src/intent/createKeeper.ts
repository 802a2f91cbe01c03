import {answers} from './answers.ts';
import {controlOf, keyFor} from './controlOf.ts';
import {isSearchShortcut} from '../lib/isSearchShortcut.ts';
import type {Keeper} from './Keeper.ts';
import {placeOf} from './places.ts';
import {searchField} from './searchField.ts';

/**
 * Begins to keep clicks and keys that only the application can answer, and typed text, until the
 * application takes them over (`replay`). Some are answered at once (`answers`), and the search's
 * shortcut leads to its field.
 * @param onKept is called for everything that is kept or answered here: assistive technology
 *   clicks without the pointer and keys that would show intent beforehand
 */
export function createKeeper(onKept: () => void): Keeper {
  const listening = new AbortController();
  const keeper: Keeper = {
    deeds: [],
    isComposing: false,
    hasSwitchedColorMode: false,
    isRepeating: false,
    stop: () => listening.abort(),
  };

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, {capture: true, signal: listening.signal});

  const keep = (event: Event, element: Element) => {
    keeper.deeds.push({event, element, place: placeOf(element)});
    onKept();
  };

  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen('click', (event) => {
    const control = controlOf(event.target);
    if (control && !keeper.isRepeating) {
      take(event);
      const answer = answers[control.getAttribute('name') ?? ''];
      if (answer) {
        answer(control, keeper);
        onKept();
      } else {
        keep(event, control);
      }
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
    if (element && !keeper.isRepeating) {
      take(event);
      if (!event.repeat) {
        keep(event, element);
      }
    }
  });
  listen('compositionstart', () => {
    keeper.isComposing = true;
  });
  listen('compositionend', () => {
    keeper.isComposing = false;
  });
  listen('input', (event) => {
    const {target} = event;
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && !keeper.isRepeating && keeper.deeds.every(({element}) => element !== target)) {
      keep(event, target);
    }
  });

  return keeper;
}
