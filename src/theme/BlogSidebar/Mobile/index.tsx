import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {memo, type ReactNode} from 'react';
import {PostMenu} from '@site/src/components/updates/PostMenu';
import type {Props} from '@theme/BlogSidebar/Mobile';
import styles from './styles.module.css';

function Menu({sidebar}: Props): ReactNode {
  return (
    <div className={styles.menu}>
      <PostMenu sidebar={sidebar} touch />
    </div>
  );
}

/** All posts by year, in the phone's menu. */
function BlogSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}

export default memo(BlogSidebarMobile);
