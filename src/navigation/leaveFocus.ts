/**
 * Blurs the focused element of the content before the next page replaces it. Chromium does an extra
 * layout if the removed element has the focus. The theme sets the focus on the next page.
 */
export function leaveFocus(): void {
  const {activeElement} = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) {
    activeElement.blur();
  }
}
