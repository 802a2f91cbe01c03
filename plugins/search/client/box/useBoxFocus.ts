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
 * Detects when the focus leaves the open box.
 * @returns `give` restores the previous focus; `leave` closes the box and blurs the field.
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
    // Without a `relatedTarget` the window lost the focus, or a press hit nothing that can have it.
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
      // The phone's keyboard closes when the field loses the focus.
      fieldRef.current?.form?.querySelector('button')?.focus({preventScroll: true});
    } else {
      fieldRef.current?.blur();
    }
  }, [fieldRef, isDialog, onClose]);
  return {give, leave};
}
