import {useEffect, type RefObject} from 'react';
import {outsideOf} from '@site/src/lib/outsideOf';

/**
 * Makes an element behave as a modal dialog while `active`: the focus moves into it, the rest of
 * the page is inert, Esc calls `onClose`, and in the end the focus returns to where it was.
 * `except` names elements outside that stay usable, such as a backdrop that closes on a click.
 */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  {active, onClose, except}: {active: boolean; onClose: () => void; except: string},
): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) {
      return undefined;
    }
    const before = document.activeElement;
    const outside = outsideOf(element).filter((candidate) => !candidate.matches(except));
    outside.forEach((candidate) => {
      candidate.inert = true;
    });
    element.focus({preventScroll: true});
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onClose();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      outside.forEach((candidate) => {
        candidate.inert = false;
      });
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, [ref, active, onClose, except]);
}
