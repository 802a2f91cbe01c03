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
