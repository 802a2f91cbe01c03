/** Buttons that the browser answers by itself: of popovers and forms. */
const native = '[popovertarget],form [type=submit],form button:not([type])';

/**
 * The control that a click on a part of it is meant for, if only the application can answer. Pages
 * have no other such controls than buttons: links have addresses (`tests/built/controls.test.ts`).
 */
export function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest('button') : null;
  return control && !control.matches(native) ? control : undefined;
}
