/** Calls back when the whole text of the page is there. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', callback, {once: true});
  } else {
    callback();
  }
}
