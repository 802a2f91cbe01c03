import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/**
 * Moves the focus to the main content. The `tabindex` stays until the focus leaves: without it
 * Chromium loses the focus, so that screen readers go to the top of the page.
 * @returns whether the page has main content
 */
export function focusMain(options?: FocusOptions): boolean {
  const main =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (!main) {
    return false;
  }
  main.tabIndex = -1;
  main.focus(options);
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  return true;
}
