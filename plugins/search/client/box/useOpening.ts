import {useCallback, useLayoutEffect, useState} from 'react';
import {isSearchShortcut} from '@site/src/browser/searchShortcut';
import type {SearchBoxProps} from './SearchBox.tsx';

interface Opening {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens the box when the reader presses, types or uses the shortcut.
 * @param isWanted whether it is open at first
 */
export function useOpening({field, form, frame}: SearchBoxProps, isWanted: boolean): Opening {
  const [isOpen, setOpen] = useState(isWanted);
  const open = useCallback(() => setOpen(true), []);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    // The shortcut has moved the focus to the field of the navbar.
    const onKeyDown = (event: KeyboardEvent) =>
      isSearchShortcut(event) && field === document.activeElement && open();
    const onSubmit = (event: SubmitEvent) => {
      if (field.value.trim() === '') {
        event.preventDefault();
        field.focus();
        open();
      }
    };
    field.addEventListener('click', open, {signal});
    field.addEventListener('input', open, {signal});
    form.addEventListener('submit', onSubmit, {signal});
    document.addEventListener('keydown', onKeyDown, {signal});
    return () => listening.abort();
  }, [field, form, open]);
  useLayoutEffect(() => {
    // The stylesheet shows this label where the field was.
    form.setAttribute('data-label', field.placeholder);
    frame.toggleAttribute('data-open', isOpen);
    // The panel of a field in the page ends with the window.
    frame.style.setProperty('--top', `${frame.getBoundingClientRect().top}px`);
    return () => frame.removeAttribute('data-open');
  }, [field, form, frame, isOpen]);
  return {isOpen, open, close: useCallback(() => setOpen(false), [])};
}
