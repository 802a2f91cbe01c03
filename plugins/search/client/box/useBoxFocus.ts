import {useCallback, useEffect, useLayoutEffect, useSyncExternalStore} from 'react';
import {inertOutside} from '@site/src/browser/inertOutside';
import {narrowPage} from '@site/src/browser/narrowPage';
import {focusedBefore} from '@site/src/browser/searchForm';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(narrowPage);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Makes the open box a modal dialog with a name on narrow pages, where it fills the screen. Its field already has the focus.
 * @returns whether the box is a dialog now.
 */
export function useFullScreenDialog(
  frame: HTMLElement,
  {isOpen, label}: {readonly isOpen: boolean; readonly label: string},
): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(narrowPage).matches);
  const isDialog = isOpen && isNarrow;

  useEffect(() => {
    if (!isDialog) {
      return undefined;
    }
    const attributes = {role: 'dialog', 'aria-modal': 'true', 'aria-label': label};
    for (const [name, value] of Object.entries(attributes)) {
      frame.setAttribute(name, value);
    }
    const free = inertOutside(frame);
    return () => {
      Object.keys(attributes).forEach((name) => frame.removeAttribute(name));
      free();
    };
  }, [frame, isDialog, label]);

  return isDialog;
}

interface BoxFocus {
  readonly field: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly frame: HTMLElement;
  readonly isOpen: boolean;
  readonly isDialog: boolean;
  readonly onClose: () => void;
}

/**
 * Detects when the focus leaves the open box.
 * @returns `give` restores the previous focus; `leave` closes the box and blurs the field.
 */
export function useBoxFocus({field, form, frame, isOpen, isDialog, onClose}: BoxFocus): {
  readonly give: () => void;
  readonly leave: () => void;
} {
  // The next key may come before the box is painted.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && frame.contains(target);
    // Without a `relatedTarget` the window lost the focus, or a press hit nothing that can have it.
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) {
        onClose();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target !== field) {
        event.preventDefault();
        field.focus();
        onClose();
      }
    };
    frame.addEventListener('focusout', onFocusOut);
    frame.addEventListener('keydown', onKeyDown);
    return () => {
      frame.removeEventListener('focusout', onFocusOut);
      frame.removeEventListener('keydown', onKeyDown);
    };
  }, [field, frame, isOpen, onClose]);

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
      form.querySelector('button')?.focus({preventScroll: true});
    } else {
      field.blur();
    }
  }, [field, form, isDialog, onClose]);
  return {give, leave};
}
