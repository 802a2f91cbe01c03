/** What does nothing without the application. */
const scripted = 'button,[role=button],[role=tab],a[href="#"]';

/** What the browser answers by itself: addresses, popovers, forms. */
const native = 'a[href]:not([href="#"]),[popovertarget],form [type=submit],form button:not([type])';

/** The control that a click on a part of it is meant for, if only the application can answer. */
export function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest(scripted) : null;
  return control && !control.matches(native) ? control : undefined;
}
