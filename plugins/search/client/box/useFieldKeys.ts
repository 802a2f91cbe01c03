import {useLayoutEffect, type RefObject} from 'react';
import {nextActive, type Active} from './nextActive.ts';

/** The `keyCode` of a key that an input method handles. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method. Safari ends a composition before it reports the Enter
 * that ended it; only the deprecated `keyCode` reveals this.
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
  /** Called for Enter on an option, with the modifier keys that open a new tab. */
  readonly onFollow: (position: number, modifiers: MouseEventInit) => void;
  /** Called for Esc, in the open and in the closed box. */
  readonly onEscape: () => void;
}

/** Handles the keys of the field while the box is mounted. Keys of an input method are ignored. */
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
