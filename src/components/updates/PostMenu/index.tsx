import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import styles from './styles.module.css';

export interface PostMenuProps {
  sidebar: BlogSidebar;
}

/** Title and number of the posts, then links to them by year. */
export function PostMenu({sidebar}: PostMenuProps): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <>
      <p className={styles.head}>
        <span>{sidebar.title}</span>
        <span className={styles.count}>{items.length}</span>
      </p>
      <BlogSidebarContent
        items={items}
        ListComponent={PostLinks}
        yearGroupHeadingClassName={clsx(styles.year)}
      />
    </>
  );
}

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
