import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import styles from './styles.module.css';

export interface PostMenuProps {
  items: ContentProps['items'];
  /** For fingers: rows of at least 44 px, in the size of the phone's menu. */
  touch?: boolean;
}

/** Links to posts under their years, with a rail that shows the post that is open. */
export function PostMenu({items, touch = false}: PostMenuProps): ReactNode {
  return (
    <BlogSidebarContent
      items={items}
      ListComponent={touch ? TouchList : PointerList}
      yearGroupHeadingClassName={clsx(styles.year)}
    />
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
  items: PostMenuProps['items'];
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
