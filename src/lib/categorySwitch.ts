/** What the buttons are called that open and close a category of the sidebar. */
export const categorySwitch = 'category';

/**
 * Whether the list of a category is shown. Its button alone says so, to readers and to the
 * stylesheet: so it can be pressed before the application is there, which finds it as it is.
 */
export const isOpen = (button: Element): boolean => button.ariaExpanded === 'true';

export function setOpen(button: Element, open: boolean): void {
  button.ariaExpanded = String(open);
}
