/** Calls back when the page and what belongs to it have loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
  } else {
    addEventListener('load', callback, {once: true});
  }
}
