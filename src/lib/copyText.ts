/** Result of copying: the text is in the clipboard, or selected so that the reader can copy it. */
export type Copied = 'copied' | 'selected';

/**
 * Copies the text of an element to the clipboard. If the browser refuses, for example because the
 * click was replayed too late, the text is selected instead.
 */
export async function copyText(element: HTMLElement): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(element.textContent.replace(/\n$/, ''));
    return 'copied';
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return 'selected';
  }
}
