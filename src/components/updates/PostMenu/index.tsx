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
  /** For fingers: rows of at least 44 px, in the size of the phone's menu. */
  touch?: boolean;
}

/** Title and number of the posts, then links to them under their years, on a rail. */
export function PostMenu({sidebar, touch = false}: PostMenuProps): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <>
      <p className={styles.head}>
        <span>{sidebar.title}</span>
        {!touch && <span className={styles.count}>{items.length}</span>}
      </p>
      <BlogSidebarContent
        items={items}
        ListComponent={touch ? TouchList : PointerList}
        yearGroupHeadingClassName={clsx(styles.year)}
      />
    </>
  );
}

const PointerList: ContentProps['ListComponent'] = ({items}) => (
  <PostLinks items={items} className={clsx(styles.link)} />
);

const TouchList: ContentProps['ListComponent'] = ({items}) => (
  <PostLinks items={items} className={clsx(styles.link, styles.touch)} />
);

function PostLinks({
  items,
  className,
}: {
  items: ContentProps['items'];
  className: string;
}): ReactNode {
  return (
    <ul className={styles.list} role="list">
      {items.map(({permalink, title}) => (
        <li key={permalink}>
          <Link
            activeClassName={clsx(styles.current)}
            className={className}
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
