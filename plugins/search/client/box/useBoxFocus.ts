import {useCallback, useEffect, useRef, type RefObject} from 'react';

interface BoxFocus {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

/**
 * Where the focus was before the box, and when it leaves the box.
 * @returns `give` returns it to where it was; `leave` closes the box and takes it out of the field.
 */
export function useBoxFocus({field, frame, isOpen, isSheet, onClose}: BoxFocus): {
  readonly give: () => void;
  readonly leave: () => void;
} {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const input = field.current;
    const onFocus = ({relatedTarget}: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !frame.current?.contains(relatedTarget)) {
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }
    };
    input?.addEventListener('focus', onFocus);
    return () => input?.removeEventListener('focus', onFocus);
  }, [field, frame]);

  useEffect(() => {
    const element = frame.current;
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
      if (event.key === 'Escape' && event.target !== field.current) {
        event.preventDefault();
        field.current?.focus();
        onClose();
      }
    };
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [field, frame, isOpen, onClose]);

  const give = useCallback(() => {
    if (before.current?.isConnected) {
      before.current.focus({preventScroll: true});
    }
  }, []);
  const leave = useCallback(() => {
    onClose();
    if (isSheet) {
      // The keyboard of the phone goes with the focus.
      field.current?.form?.querySelector('button')?.focus({preventScroll: true});
    } else {
      field.current?.blur();
    }
  }, [field, isSheet, onClose]);
  return {give, leave};
}
