import {SkipToContentFallbackId, SkipToContentLink} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Puts the focus into the main content and leaves it there. Upstream takes the `tabindex` away at
 * once, and Chromium then forgets the focus: screen readers stay at the top of the page.
 */
function skip(event: MouseEvent): void {
  const target =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (!target || !(event.target instanceof HTMLAnchorElement)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  target.tabIndex = -1;
  target.focus();
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}

export default function SkipToContent(): ReactNode {
  return (
    <div onClickCapture={skip}>
      <SkipToContentLink className={styles.link} />
    </div>
  );
}
