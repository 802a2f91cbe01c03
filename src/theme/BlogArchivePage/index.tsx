import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import {FeedRows} from '@site/src/components/updates/FeedRows';
import {NewMark} from '@site/src/components/updates/NewMark';
import {PageHead} from '@site/src/components/updates/PageHead';
import {YearSection} from '@site/src/components/updates/YearSection';
import {byYear} from '@site/src/lib/byYear';
import type {PostSummary} from '@site/plugins/update-log/PostView';
import styles from './styles.module.css';

/** `plugins/update-log` provides summaries instead of whole posts. */
interface Props {
  readonly posts: readonly PostSummary[];
}

/** The archive: all posts by year, and all feeds. */
export default function BlogArchivePage({posts}: Props): ReactNode {
  const title = translate({id: 'updates.archive.title', message: '更新日志归档'});
  const lead = translate({
    id: 'updates.archive.lead',
    message: '全部更新按年份排列，每款产品都可以单独订阅。',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
    >
      <PageMetadata description={lead} title={title} />
      <BlogLayout>
        <PageHead lead={lead} title={title} />
        <div className={styles.columns}>
          <div>
            {byYear(posts).map(([year, ofYear]) => (
              <YearSection key={year} year={year}>
                <ul className={styles.posts} role="list">
                  {ofYear.map(({date, permalink, title: postTitle}) => (
                    <li className={styles.post} key={permalink}>
                      <time className={styles.date} dateTime={date}>
                        {date}
                      </time>
                      <Link className={clsx(styles.link)} to={permalink}>
                        {postTitle}
                      </Link>
                      <NewMark date={date} />
                    </li>
                  ))}
                </ul>
              </YearSection>
            ))}
          </div>
          <section aria-labelledby="feeds">
            <Heading as="h2" className={styles.heading} id="feeds">
              <Translate id="updates.feeds.heading">订阅</Translate>
            </Heading>
            <p className={styles.text}>
              <Translate id="updates.feeds.lead">
                把地址加入阅读器，有更新时就会收到。每款产品有自己的订阅，每条更新一项。
              </Translate>
            </p>
            <FeedRows />
          </section>
        </div>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
