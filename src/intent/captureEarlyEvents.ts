import {categorySwitch, isOpen, setOpen} from '../lib/categorySwitch.ts';
import {menuSwitch, switchMenu} from '../lib/phoneMenu.ts';
import {isSearchShortcut, searchField} from '../lib/searchShortcut.ts';
import type {EventQueue} from './EventQueue.ts';
import {placeOf} from './places.ts';
import {colorModeSwitch, switchColorMode} from './switchColorMode.ts';

/** Handles a click without the application. */
type Handler = (control: Element, queue: EventQueue) => void;

/**
 * Handlers by the names of their controls. Their state is in DOM attributes, which the application
 * reads during hydration. The menu appears when its sheet has loaded (`createLoader`).
 */
const preHydrationHandlers: Readonly<Record<string, Handler>> = {
  [colorModeSwitch]: (_, queue) => {
    switchColorMode();
    queue.hasSwitchedColorMode = true;
  },
  [categorySwitch]: (button) => setOpen(button, !isOpen(button)),
  [menuSwitch]: switchMenu,
};

/** Selects buttons that the browser handles: those of popovers and forms. */
const native = '[popovertarget],form [type=submit],form button:not([type])';

/**
 * Returns the control of a click target, if only the application can handle it. The only such
 * controls are buttons, because links have addresses (`tests/built/controls.test.ts`).
 */
export function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest('button') : null;
  return control && !control.matches(native) ? control : undefined;
}

/**
 * Queues typed text, and clicks that only the application can handle, until the application replays
 * them (`replay`). `preHydrationHandlers` handle some clicks immediately. The search shortcut
 * focuses the search field.
 * @param onEvent is called for each event that is queued or handled here. Clicks of assistive
 *   technology have no preceding pointer or key events that would count as intent.
 */
export function captureEarlyEvents(onEvent: () => void): EventQueue {
  const listening = new AbortController();
  const queue: EventQueue = {
    items: [],
    isComposing: false,
    hasSwitchedColorMode: false,
    isReplaying: false,
    stop: () => listening.abort(),
  };

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, {capture: true, signal: listening.signal});

  const keep = (event: Event, element: Element) => {
    queue.items.push({event, element, place: placeOf(element)});
    onEvent();
  };

  listen('click', (event) => {
    const control = controlOf(event.target);
    if (control && !queue.isReplaying) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const handler = preHydrationHandlers[control.getAttribute('name') ?? ''];
      if (handler) {
        handler(control, queue);
        onEvent();
      } else {
        keep(event, control);
      }
    }
  });
  listen('keydown', (event) => {
    const field = isSearchShortcut(event) && searchField();
    if (field) {
      // The field receives typed text immediately. The application opens the results of a focused
      // field.
      event.preventDefault();
      field.focus();
    }
  });
  listen('compositionstart', () => {
    queue.isComposing = true;
  });
  listen('compositionend', () => {
    queue.isComposing = false;
  });
  listen('input', (event) => {
    const {target} = event;
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && !queue.isReplaying && queue.items.every(({element}) => element !== target)) {
      keep(event, target);
    }
  });

  return queue;
}
