/** What has become of a text: in the clipboard, or selected for the reader's own copy command. */
export type Copied = 'copied' | 'selected';

/**
 * Copies the text of an element to the clipboard. The browser may refuse that, also because the
 * button was pressed long before the application could answer. Then the text is selected instead.
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
