import {useEffect, useSyncExternalStore, type RefObject} from 'react';
import {inertOutside} from '@site/src/lib/inertOutside';

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
