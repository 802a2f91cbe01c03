import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props as StockProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import {PageHead} from '@site/src/components/updates/PageHead';
import {PostRows} from '@site/src/components/updates/PostRows';
import type {PostSummary} from '@site/plugins/update-log/PostView';
import styles from './styles.module.css';

/** `plugins/update-log` provides summaries instead of whole posts. */
interface Props extends Omit<StockProps, 'items'> {
  readonly posts: readonly PostSummary[];
}

/** The posts of one author. */
export default function BlogAuthorsPostsPage({
  author,
  posts,
  sidebar,
  listMetadata,
}: Props): ReactNode {
  const title = author.name ?? author.key;
  const {authorsListPath} = useBlogMetadata();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}
    >
      <PageMetadata title={title} />
      <BlogLayout sidebar={sidebar}>
        <PageHead lead={author.title} title={title} />
        <p className={styles.all}>
          <Link to={authorsListPath}>
            <Translate id="updates.author.all">全部作者</Translate>
          </Link>
        </p>
        <PostRows posts={posts} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
