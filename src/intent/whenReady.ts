/** Calls back when the page is parsed. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', callback, {once: true});
  } else {
    callback();
  }
}

/** Calls back when the page and its resources have loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
  } else {
    addEventListener('load', callback, {once: true});
  }
}
