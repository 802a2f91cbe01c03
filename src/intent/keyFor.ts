import {controlOf} from './controlOf.ts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input,textarea,select'));

/** Keys that tabs and buttons of other elements than `button` answer to. */
const answered = /^(Enter| |Arrow(Left|Right|Up|Down)|Home|End)$/;

/**
 * Whom a key is meant for, if only the application can answer: a control that is no native button
 * (that one turns its keys into clicks), or the whole page (`document.body`), which opens the
 * search on Ctrl+K, Cmd+K and `/`.
 */
export function keyFor(event: KeyboardEvent): Element | undefined {
  const {key, target, ctrlKey, metaKey, altKey} = event;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) {
    return document.body;
  }
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  if (key === '/' && !isField(target)) {
    return document.body;
  }
  const control = answered.test(key) ? controlOf(target) : undefined;
  return control?.matches('button,a') ? undefined : control;
}
