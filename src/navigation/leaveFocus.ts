/**
 * Takes the focus off what the next page replaces: the link, as a rule, that leads there. Chromium
 * lays the page out in the middle of the change where an element goes that has the focus, for
 * nothing. Where the focus goes next is the theme's concern.
 */
export function leaveFocus(): void {
  const {activeElement} = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) {
    activeElement.blur();
  }
}
