/**
 * Tells whoever serves the site below another address than it was built for, by the function of the
 * framework's inline script, on the page that has it.
 */
export function showBaseUrlBanner(): void {
  (window as {readonly insertBanner?: () => void}).insertBanner?.();
}
