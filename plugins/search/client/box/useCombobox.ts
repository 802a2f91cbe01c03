import {useEffect, type RefObject} from 'react';

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
