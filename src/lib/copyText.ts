/**
 * Copies the text of an element to the clipboard.
 * @returns whether it is there. Where the browser does not let the page write to the clipboard, the
 *   text is selected instead, so that the reader's own copy key works.
 */
export async function copyText(element: HTMLElement | null): Promise<boolean> {
  if (!element) {
    return false;
  }
  try {
    await navigator.clipboard.writeText(element.textContent.replace(/\n$/, ''));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
