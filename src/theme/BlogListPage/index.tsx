import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props as StockProps} from '@theme/BlogListPage';
import Translate from '@docusaurus/Translate';
import {FilteredItems} from '@site/src/components/updates/FilteredItems';
import {LogStructuredData} from '@site/src/components/updates/LogStructuredData';
import {PageHead} from '@site/src/components/updates/PageHead';
import {PostRows} from '@site/src/components/updates/PostRows';
import {UpdateFilter} from '@site/src/components/updates/UpdateFilter';
import {useLatestUpdates} from '@site/src/hooks/useLatestUpdates';
import {useUpdateFilter} from '@site/src/hooks/useUpdateFilter';
import type {PostSummary} from '@site/plugins/update-log/PostView';

/** `plugins/update-log` provides summaries instead of whole posts. */
interface Props extends Omit<StockProps, 'items'> {
  readonly posts: readonly PostSummary[];
}

function PagePosts({metadata, posts}: Props): ReactNode {
  const control = useUpdateFilter();
  return (
    <>
      <UpdateFilter control={control} />
      <FilteredItems filter={control.filter}>
        <PostRows posts={posts} />
        <BlogListPaginator metadata={metadata} />
      </FilteredItems>
    </>
  );
}

/** A page of the update log, newest posts first. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, posts, sidebar} = props;
  const newest = useLatestUpdates()[0]?.date ?? '';
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata description={metadata.blogDescription} title={metadata.blogTitle} />
      <LogStructuredData metadata={metadata} posts={posts} />
      <BlogLayout sidebar={sidebar}>
        <PageHead
          lead={
            <Translate id="updates.list.lead" values={{newest}}>
              {'按月排列，从新到旧，最新一篇是 {newest}；条目为示例。'}
            </Translate>
          }
          title={metadata.blogTitle}
        />
        <PagePosts {...props} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
