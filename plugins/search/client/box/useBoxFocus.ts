import {useCallback, useEffect, useLayoutEffect, type RefObject, useSyncExternalStore} from 'react';
import {inertOutside} from '@site/src/lib/inertOutside';
import {focusedBefore} from '@site/src/lib/searchForm';

/** The viewport width at which the box fills the screen. */
const narrow = '(width <= 996px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Makes the open box a modal dialog with a name on phones. Its field already has the focus.
 * @returns whether the box is a dialog now.
 */
export function useFullScreenDialog(
  frameRef: RefObject<HTMLElement | null>,
  {isOpen, label}: {readonly isOpen: boolean; readonly label: string},
): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
  const isDialog = isOpen && isNarrow;

  useEffect(() => {
    const element = frameRef.current;
    if (!isDialog || !element) {
      return undefined;
    }
    const attributes = {role: 'dialog', 'aria-modal': 'true', 'aria-label': label};
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, value);
    }
    const free = inertOutside(element);
    return () => {
      Object.keys(attributes).forEach((name) => element.removeAttribute(name));
      free();
    };
  }, [frameRef, isDialog, label]);

  return isDialog;
}

interface BoxFocus {
  readonly form: HTMLFormElement;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly isDialog: boolean;
  readonly onClose: () => void;
}

/**
 * Detects when the focus leaves the open box.
 * @returns `give` restores the previous focus; `leave` closes the box and blurs the field.
 */
export function useBoxFocus({form, fieldRef, frameRef, isOpen, isDialog, onClose}: BoxFocus): {
  readonly give: () => void;
  readonly leave: () => void;
} {
  // The next key may come before the box is painted.
  useLayoutEffect(() => {
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
    const before = focusedBefore(form);
    if (before?.isConnected) {
      before.focus({preventScroll: true});
    }
  }, [form]);
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
