import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import {FeedLinks} from '@site/src/components/updates/FeedLinks';
import styles from './styles.module.css';

/** The layout of the update log: all posts on the left, the page, its contents on the right. */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <FeedLinks />
      <div className={clsx(styles.page, sidebar && styles.withSidebar)}>
        {sidebar && <BlogSidebar sidebar={sidebar} />}
        <main className={styles.main}>{children}</main>
        {toc}
      </div>
    </Layout>
  );
}
