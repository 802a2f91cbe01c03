import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {memo, useRef, type ReactNode} from 'react';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import {BackToMainMenu} from '@site/src/components/PhoneMenu/BackToMainMenu';
import {useCurrentInView} from '@site/src/hooks/useCurrentInView';
import styles from './styles.module.css';

export interface PostMenuProps {
  sidebar: BlogSidebar;
}

/** Title and number of the posts, then links to them by year. */
export const PostMenu = memo(function PostMenu({sidebar}: PostMenuProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, useLocation().pathname);
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className={styles.side}>
      <BackToMainMenu />
      <nav
        aria-label={translate({id: 'updates.sidebar.label', message: '全部更新'})}
        className={styles.nav}
        ref={nav}
      >
        <p className={styles.head}>
          <span>{sidebar.title}</span>
          <span className={styles.count}>{items.length}</span>
        </p>
        <BlogSidebarContent
          items={items}
          ListComponent={PostLinks}
          yearGroupHeadingClassName={clsx(styles.year)}
        />
      </nav>
    </aside>
  );
});

function PostLinks({items}: Pick<ContentProps, 'items'>): ReactNode {
  return (
    <ul className={styles.list} role="list">
      {items.map(({permalink, title}) => (
        <li key={permalink}>
          <Link
            activeClassName={clsx(styles.current)}
            className={clsx(styles.link)}
            isNavLink
            to={permalink}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
