import {useLayoutEffect, type RefObject} from 'react';
import {nextActive, type Active} from './nextActive.ts';

/** What `keyCode` says of a key that an input method has taken. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method. Safari ends a composition before it reports the Enter
 * that ended it; the old `keyCode` is its only sign, so it is asked in spite of its age.
 */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || Reflect.get(event, 'keyCode') === takenByInputMethod;
}

interface FieldKeys {
  readonly isOpen: boolean;
  readonly count: number;
  readonly active: Active;
  readonly onActive: (active: Active) => void;
  readonly onOpen: () => void;
  /** Enter on an option, with the keys that ask for a new tab. */
  readonly onFollow: (position: number, modifiers: MouseEventInit) => void;
  /** Esc in the open box, and in the closed one. */
  readonly onEscape: () => void;
}

/** What the keys of the field do while the box is there. Keys of an input method are let alone. */
export function useFieldKeys(
  fieldRef: RefObject<HTMLInputElement | null>,
  {isOpen, count, active, onActive, onOpen, onFollow, onEscape}: FieldKeys,
): void {
  useLayoutEffect(() => {
    const input = fieldRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) {
        return;
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        onEscape();
        return;
      }
      if (!isOpen) {
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          onOpen();
        }
        return;
      }
      if (event.key === 'Enter' && active !== null) {
        event.preventDefault();
        const {ctrlKey, metaKey, shiftKey} = event;
        onFollow(active, {ctrlKey, metaKey, shiftKey});
        return;
      }
      const next = nextActive(event.key, active, count);
      if (next !== undefined) {
        event.preventDefault();
        onActive(next);
      }
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [fieldRef, isOpen, count, active, onActive, onOpen, onFollow, onEscape]);
}
