import Link from '@docusaurus/Link';
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Mobile';
import styles from './styles.module.css';

const PostLinks: ContentProps['ListComponent'] = ({items}) => (
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

function Menu({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <div className={styles.menu}>
      <p className={styles.head}>{sidebar.title}</p>
      <BlogSidebarContent
        items={items}
        ListComponent={PostLinks}
        yearGroupHeadingClassName={clsx(styles.year)}
      />
    </div>
  );
}

/** All posts by year, in the phone's menu. */
function BlogSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}

export default memo(BlogSidebarMobile);
