import {isMac} from './isMac.ts';

/** Whether keys pressed there become text. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input,textarea,select'));

/** Whether a key leads to the search: Ctrl K, ⌘ K on a Mac, and `/` outside of text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  // Extensions and autofill send key events without a key.
  const key = event.key as string | undefined;
  const {ctrlKey, metaKey, altKey, shiftKey} = event;
  if (key === undefined || altKey || event.isComposing) {
    return false;
  }
  if (key.toLowerCase() === 'k') {
    return !shiftKey && ctrlKey !== metaKey && metaKey === isMac();
  }
  return key === '/' && !ctrlKey && !metaKey && !takesText(event.target);
}
