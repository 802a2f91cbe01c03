import {useEffect, type RefObject} from 'react';
import {isSearchShortcut} from '@site/src/lib/isSearchShortcut';

/** Focuses the field when the reader presses the search shortcut. */
export function useSearchShortcut(
  fieldRef: RefObject<HTMLInputElement | null>,
  onOpen: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
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
