/**
 * Warns that the site is served below another address than it was built for. It calls the function
 * of the framework's inline script, on the page that has it.
 */
export function showBaseUrlBanner(): void {
  (window as {readonly insertBanner?: () => void}).insertBanner?.();
}
