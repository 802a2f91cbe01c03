/**
 * Warns that the site is served at another base URL than configured. It calls the function of the
 * framework's inline script, if the page has it.
 */
export function showBaseUrlBanner(): void {
  (window as {readonly insertBanner?: () => void}).insertBanner?.();
}
