/** Search shortcut on systems other than a Mac, which static pages contain. */
export const commonShortcut = 'Ctrl K';

/** Returns the search shortcut on the reader's keyboard. */
export const shortcutName = (): string => (isMac() ? '⌘ K' : commonShortcut);

/** Whether the reader's keyboard has ⌘ instead of Ctrl. */
function isMac(): boolean {
  return /Mac|iP/.test(navigator.userAgent);
}

/** Whether an event target is a text input. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input,textarea,select'));

/** Whether a key event is the search shortcut: Ctrl K, ⌘ K on a Mac, or `/` outside text inputs. */
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
