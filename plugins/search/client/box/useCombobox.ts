import {useLayoutEffect} from 'react';

/** Position of the active option, or `null` if the caret is in the text. */
export type Active = number | null;

/**
 * Returns the next active option for a key. The arrow keys wrap around through the text; Home and
 * End move the caret until an option is active.
 * @returns `undefined` if the list does not handle the key.
 */
export function nextActive(key: string, active: Active, count: number): Active | undefined {
  if (count === 0) {
    return undefined;
  }
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active === last ? null : active + 1;
    case 'ArrowUp':
      return active === null ? last : active === 0 ? null : active - 1;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : last;
    default:
      return undefined;
  }
}

/** The hit that the reader has chosen, valid while the list answers the same query. */
export interface Choice {
  readonly query: string;
  /** Its address, because hits of other products may come before it later. */
  readonly url: string | undefined;
  /** Its position, for the case that better hits take its place. */
  readonly position: Active;
}

/** Returns where the chosen hit is now, or which hit has taken its place. */
export function placeOf({url, position}: Choice, urls: readonly string[]): Active {
  const place = urls.findIndex((each) => each === url);
  if (place >= 0) {
    return place;
  }
  return position !== null && position < urls.length ? position : null;
}

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
  field: HTMLInputElement,
  {isOpen, count, active, onActive, onOpen, onFollow, onEscape}: FieldKeys,
): void {
  useLayoutEffect(() => {
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
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, isOpen, count, active, onActive, onOpen, onFollow, onEscape]);
}

interface Combobox {
  readonly listId: string;
  /** Whether the list is visible. */
  readonly isExpanded: boolean;
  /** Id of the option that Enter follows. */
  readonly activeId: string | undefined;
}

/**
 * Tells assistive technology that the field has a list (ARIA combobox). The attributes are set on the
 * DOM node: the field exists before the box and must not render again while the reader types.
 */
export function useCombobox(
  field: HTMLInputElement,
  {listId, isExpanded, activeId}: Combobox,
): void {
  // This is a layout effect, because assistive technology reads the active option at the next event.
  useLayoutEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) {
      field.setAttribute('aria-controls', listId);
    } else {
      field.removeAttribute('aria-controls');
    }
    if (activeId === undefined) {
      field.removeAttribute('aria-activedescendant');
    } else {
      field.setAttribute('aria-activedescendant', activeId);
    }
  }, [field, listId, isExpanded, activeId]);
}
