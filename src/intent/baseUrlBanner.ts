/**
 * The framework's home page tells whoever serves the site below another address than it was built
 * for, unless the application has begun when the page is complete. Here it begins later, so it is
 * announced as begun, and the banner shown when a file turns out to be missing.
 */
export function holdBaseUrlBanner(): void {
  Reflect.set(window, 'docusaurus', {});
}

/** Shows the banner on pages that have it, by the function of the framework's inline script. */
export function showBaseUrlBanner(): void {
  (window as {readonly insertBanner?: () => void}).insertBanner?.();
}
