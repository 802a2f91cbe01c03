import {controlOf} from './controlOf.ts';

/** Keys that tabs and buttons of other elements than `button` answer to. */
const answered = /^(Enter| |Arrow(Left|Right|Up|Down)|Home|End)$/;

/**
 * Whom a key is meant for, if only the application can answer: a control that is no native button
 * (that one turns its keys into clicks).
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
