import {useCallback, useEffect, type RefObject} from 'react';

interface BoxFocus {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly beforeRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly isDialog: boolean;
  readonly onClose: () => void;
}

/**
 * Watches the focus leave the open box.
 * @returns `give` returns it to where it was; `leave` closes the box and takes it out of the field.
 */
export function useBoxFocus({fieldRef, frameRef, beforeRef, isOpen, isDialog, onClose}: BoxFocus): {
  readonly give: () => void;
  readonly leave: () => void;
} {
  useEffect(() => {
    const element = frameRef.current;
    if (!isOpen || !element) {
      return undefined;
    }
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target);
    // Without a new place the window has lost the focus, or something that cannot have it was pressed.
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) {
        onClose();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target !== fieldRef.current) {
        event.preventDefault();
        fieldRef.current?.focus();
        onClose();
      }
    };
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [fieldRef, frameRef, isOpen, onClose]);

  const give = useCallback(() => {
    if (beforeRef.current?.isConnected) {
      beforeRef.current.focus({preventScroll: true});
    }
  }, [beforeRef]);
  const leave = useCallback(() => {
    onClose();
    if (isDialog) {
      // The keyboard of the phone goes with the focus.
      fieldRef.current?.form?.querySelector('button')?.focus({preventScroll: true});
    } else {
      fieldRef.current?.blur();
    }
  }, [fieldRef, isDialog, onClose]);
  return {give, leave};
}
