import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import {FeedLinks} from '@site/src/components/updates/FeedLinks';
import {PostMenu} from '@site/src/components/updates/PostMenu';
import {mainId} from '@site/src/lib/mainId';
import styles from './styles.module.css';

/** The layout of the update log: all posts on the left, the page, its contents on the right. */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <FeedLinks />
      <div className={clsx(styles.page, sidebar && styles.withSidebar)}>
        {sidebar && sidebar.items.length > 0 && <PostMenu sidebar={sidebar} />}
        <main className={styles.main} id={mainId}>
          {children}
        </main>
        {toc}
      </div>
    </Layout>
  );
}
