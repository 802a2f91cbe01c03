import {useEffect, type RefObject} from 'react';
import {isMac} from './isMac.ts';

/** Whether keys pressed there become text. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

function isShortcut(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  if (altKey || event.isComposing) {
    return false;
  }
  if (key.toLowerCase() === 'k') {
    return !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  }
  return key === '/' && !ctrlKey && !metaKey && !takesText(event.target);
}

/** Ctrl K, ⌘ K on a Mac, and `/` outside of text lead to the field. */
export function useSearchShortcut(
  fieldRef: RefObject<HTMLInputElement | null>,
  onOpen: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        onOpen();
        fieldRef.current?.focus();
        fieldRef.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fieldRef, onOpen]);
}
