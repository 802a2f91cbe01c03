/** What does nothing without the application. */
const scripted = 'button,[role=button],[role=tab],a[href="#"]';

/** What the browser answers by itself: addresses, popovers, forms. */
const native = 'a[href]:not([href="#"]),[popovertarget],form [type=submit],form button:not([type])';

/** The control that a click on a part of it is meant for, if only the application can answer. */
export function controlOf(target: EventTarget | null): Element | undefined {
  const control = target instanceof Element ? target.closest(scripted) : null;
  return control && !control.matches(native) ? control : undefined;
}

/** Keys that tabs and buttons of other elements than `button` answer to. */
const answered = /^(Enter| |Arrow(Left|Right|Up|Down)|Home|End)$/;

/**
 * The target of a key that only the application can handle: a control that is not a native button.
 * A native button turns its keys into clicks.
 */
export function keyFor({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): Element | undefined {
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  const control = answered.test(key) ? controlOf(target) : undefined;
  return control?.matches('button,a') ? undefined : control;
}
