import {useEffect, type RefObject} from 'react';

interface Combobox {
  readonly listId: string;
  /** Whether the list is there to choose from. */
  readonly isExpanded: boolean;
  /** Id of the option that Enter would follow. */
  readonly activeId: string | undefined;
}

/**
 * Tells assistive technology that the field has a list (ARIA combobox). Set from outside, as the
 * field is there long before the box and must not be rendered anew under the reader's hands.
 */
export function useCombobox(
  fieldRef: RefObject<HTMLInputElement | null>,
  {listId, isExpanded, activeId}: Combobox,
): void {
  useEffect(() => {
    const input = fieldRef.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) {
      input?.setAttribute('aria-controls', listId);
    } else {
      input?.removeAttribute('aria-controls');
    }
    if (activeId === undefined) {
      input?.removeAttribute('aria-activedescendant');
    } else {
      input?.setAttribute('aria-activedescendant', activeId);
    }
  }, [fieldRef, listId, isExpanded, activeId]);
}
