import {translate} from '@docusaurus/Translate';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {PageHead} from '@site/src/components/updates/PageHead';
import styles from './styles.module.css';

/** Returns a function that formats a number of posts: “23 篇”, “23 posts”. */
function usePostCountText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'updates.postCount', message: '{count} 篇'}, {count: String(count)}),
    );
}

/** The authors of the update log, each with the number of posts. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translate({id: 'updates.authors.title', message: '作者'});
  const countText = usePostCountText();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} />
      <BlogLayout sidebar={sidebar}>
        <PageHead title={title} />
        <ul className={styles.authors} role="list">
          {authors.map(({key, name, title: role, page, count}) => (
            <PairRow
              key={key}
              source={page ? <RowLink to={page.permalink}>{name}</RowLink> : name}
              target={
                <span className={styles.role}>
                  {[role, countText(count)].filter(Boolean).join(' · ')}
                </span>
              }
            />
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
