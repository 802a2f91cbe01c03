import {translate} from '@docusaurus/Translate';
import {memo, useEffect, useRef, type ReactNode} from 'react';
import {BackToMainMenu} from '@site/src/components/PhoneMenu/BackToMainMenu';
import {PostMenu} from '@site/src/components/updates/PostMenu';
import type {Props} from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

/** All posts by year, beside the page. */
function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);

  // The list is longer than the window: bring the current post into view, without moving the page.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    if (nav.current && current instanceof HTMLElement) {
      nav.current.scrollTop = current.offsetTop - nav.current.clientHeight / 2;
    }
  }, []);

  return (
    <aside className={styles.side}>
      <BackToMainMenu />
      <nav
        aria-label={translate({id: 'updates.sidebar.label', message: '全部更新'})}
        className={styles.nav}
        ref={nav}
      >
        <PostMenu sidebar={sidebar} />
      </nav>
    </aside>
  );
}

export default memo(BlogSidebarDesktop);
