import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import {focusMain} from '@site/src/browser/focusMain';
import {mainId} from '@site/src/lib/mainId';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  if (focusMain()) {
    event.preventDefault();
  }
}

/** Makes the next Tab start at the top of the page, at this link. */
function beginAt(region: HTMLElement): void {
  region.tabIndex = -1;
  region.focus({preventScroll: true});
  region.removeAttribute('tabindex');
}

/** The first link of a page, which skips navbar and sidebar. A new page starts at it. */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
  });
  useLocationChange(({location, previousLocation}) => {
    const isOtherPage = location.pathname !== previousLocation?.pathname;
    if (isOtherPage && !location.hash && action === 'PUSH') {
      const before = document.activeElement;
      // Moving the focus forces a layout, so this waits until the page is painted.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (region.current && document.activeElement === before) {
            beginAt(region.current);
          }
        }),
      );
    }
  });
  return (
    <div ref={region} role="region" aria-label={label}>
      <a className={styles.link} href={`#${mainId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
