/** Name of the buttons that open and close a category of the sidebar. */
export const categorySwitch = 'category';

/**
 * Whether the list of a category is shown. Only the button holds this state, for assistive
 * technology and the stylesheet, so that it works before hydration and the application can read it.
 */
export const isOpen = (button: Element): boolean => button.ariaExpanded === 'true';

/** Stores the state in `aria-expanded` of the button. */
export function setOpen(button: Element, open: boolean): void {
  button.ariaExpanded = String(open);
}
