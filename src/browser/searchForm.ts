import {isFrugal} from './isFrugal.ts';
import {showMenu} from './phoneMenu.ts';
import {isSearchShortcut} from './searchShortcut.ts';

/**
 * A search form with a box (attribute `data-box`), and what the reader has done before the box was
 * there. It is kept at the element, because the script of the page and the box are separate bundles.
 */
interface SearchForm extends HTMLFormElement {
  /** The element that had the focus before the form. */
  focusedBefore?: EventTarget | null;
  /** Whether the reader has pressed the form or the shortcut. */
  isPressed?: boolean;
}

/** Returns the search form that contains the target of an event. */
const formOf = ({target}: Event): SearchForm | null | undefined =>
  // The target can also be the document or the window.
  (target as Partial<Element> | null)?.closest?.<SearchForm>('[data-box]');

/** Whether an event is meant for the search, which needs no application. */
export const isForSearch = (event: Event): boolean =>
  Boolean(formOf(event)) || isSearchShortcut(event as KeyboardEvent);

/** Returns the element that had the focus before the search form. */
export const focusedBefore = ({focusedBefore: element}: SearchForm): HTMLElement | null =>
  element instanceof HTMLElement ? element : null;

/** Whether the reader is about to search: focus alone may only pass through the field. */
export const isSearchWanted = ({isPressed}: SearchForm, field: HTMLInputElement): boolean =>
  document.activeElement === field && (isPressed === true || field.value !== '');

/**
 * Focuses the search field of the navbar at the shortcut, and calls back each time that the reader
 * approaches a search form: by a press, the focus, or the pointer unless the reader saves data.
 */
export function watchSearchForm(onApproach: (form: HTMLFormElement) => void): void {
  const onEvent = (event: Event) => {
    const {type} = event;
    const form = formOf(event);
    if (form && (type !== 'pointerover' || !isFrugal())) {
      if (type === 'pointerdown') {
        form.isPressed = true;
      }
      const from = (event as FocusEvent).relatedTarget;
      if (type === 'focusin' && !form.contains(from as Node | null)) {
        form.focusedBefore = from;
      }
      onApproach(form);
    }
  };
  ['pointerdown', 'focusin', 'pointerover'].forEach((type) =>
    addEventListener(type, onEvent, true),
  );
  addEventListener(
    'keydown',
    (event) => {
      // Every page has this field, also on phones.
      const field =
        isSearchShortcut(event) && document.querySelector<HTMLInputElement>('.navbar [name=q]');
      const form: SearchForm | null = field ? field.form : null;
      if (field && form) {
        event.preventDefault();
        form.isPressed = true;
        // An open menu of a narrow page hides the field.
        showMenu(undefined);
        field.focus();
        field.select();
      }
    },
    true,
  );
}
