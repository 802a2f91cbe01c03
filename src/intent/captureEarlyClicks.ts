import {categorySwitch, isOpen, setOpen} from '../browser/categorySwitch.ts';
import {menuSwitch, switchMenu} from '../browser/phoneMenu.ts';
import type {ClickQueue} from './ClickQueue.ts';
import {colorModeSwitch, switchColorMode} from './switchColorMode.ts';

/** Handles a click without the application. */
type Handler = (control: Element, queue: ClickQueue) => void;

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

/**
 * Selects buttons that need no application: those of popovers and forms, which the browser handles,
 * and those of a search box.
 */
const independent = '[popovertarget],form [type=submit],form button:not([type]),[data-box] *';

/**
 * Returns the control of a click target, if only the application can handle it. The only such
 * controls are buttons, because links have addresses (`tests/built/controls.test.ts`).
 */
export function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest('button') : null;
  return control && !control.matches(independent) ? control : undefined;
}

/**
 * Queues clicks that only the application can handle, until the application replays them (`replay`).
 * `preHydrationHandlers` handle some clicks immediately. Typed text needs no queue: components read
 * their fields when they are mounted.
 * @param onClick is called for each click that is queued or handled here. Clicks of assistive
 *   technology have no preceding pointer or key events that would count as intent.
 */
export function captureEarlyClicks(onClick: () => void): ClickQueue {
  const listening = new AbortController();
  const queue: ClickQueue = {
    items: [],
    hasSwitchedColorMode: false,
    stop: () => listening.abort(),
  };
  window.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (control) {
        event.preventDefault();
        event.stopImmediatePropagation();
        const handler = preHydrationHandlers[control.getAttribute('name') ?? ''];
        if (handler) {
          handler(control, queue);
        } else {
          queue.items.push({event, element: control});
        }
        onClick();
      }
    },
    {capture: true, signal: listening.signal},
  );
  return queue;
}
