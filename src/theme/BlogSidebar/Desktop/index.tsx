import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {memo, useRef, type ReactNode} from 'react';
import {BackToMainMenu} from '@site/src/components/PhoneMenu/BackToMainMenu';
import {PostMenu} from '@site/src/components/updates/PostMenu';
import type {Props} from '@theme/BlogSidebar/Desktop';
import {useCurrentInView} from '@site/src/hooks/useCurrentInView';
import styles from './styles.module.css';

/** All posts by year, beside the page. */
function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const nav = useRef<HTMLElement>(null);

  useCurrentInView(nav, useLocation().pathname);

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
