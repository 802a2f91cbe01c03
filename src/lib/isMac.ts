/** Whether the reader's keyboard has ⌘ instead of Ctrl. */
export function isMac(): boolean {
  return /Mac|iP/.test(navigator.userAgent);
}
