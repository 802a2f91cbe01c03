import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import type {PostView} from '@site/plugins/update-log/PostView';
import {FreshnessNote} from '@site/src/components/article/FreshnessNote';
import {TitlePair} from '@site/src/components/article/TitlePair';
import {ParallelView} from '@site/src/components/parallel/ParallelView';
import {PageHead} from '@site/src/components/updates/PageHead';
import {UpdateItems} from '@site/src/components/updates/UpdateItems';
import {readBuildData} from '@site/src/lib/readBuildData';
import styles from './styles.module.css';

/**
 * Returns the current post with its items.
 * @throws Error outside post pages, and if `plugins/update-log` does not build the posts
 */
const useUpdatePost = (): PostView => readBuildData(useBlogPost().metadata.frontMatter, 'update');

function Meta(): ReactNode {
  const {authors, readingTime = 1} = useBlogPost().metadata;
  const {date} = useUpdatePost();
  return (
    <p className={styles.meta} data-nosnippet>
      <time dateTime={date}>{date}</time>
      <span>
        {translate(
          {id: 'article.meta.minutes', message: '阅读需 {minutes} 分钟'},
          {minutes: String(readingTime)},
        )}
      </span>
      {authors.map(({key, name, page}) =>
        page ? (
          <Link key={key} className={clsx(styles.author)} to={page.permalink}>
            {name}
          </Link>
        ) : (
          <span key={key} className={styles.author}>
            {name}
          </span>
        ),
      )}
    </p>
  );
}

/** A post on its own page. Lists show `PostRows` instead. */
export default function BlogPostItem({children}: Props): ReactNode {
  const {title, twin, newer, items} = useUpdatePost();
  return (
    <article className={styles.post}>
      <PageHead title={title} />
      <TitlePair {...twin} outdated={newer !== undefined} parallel />
      <Meta />
      {newer && <FreshnessNote newer={newer} address={twin.address} />}
      <ParallelView address={twin.address}>
        <BlogPostItemContent className={clsx(styles.intro)}>{children}</BlogPostItemContent>
        <UpdateItems items={items} />
      </ParallelView>
    </article>
  );
}
