import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {changedInId} from '@site/plugins/articles/ArticleData';
import {InlineText} from '@site/src/components/updates/InlineText';
import {KindMark} from '@site/src/components/updates/KindMark';
import {useArticle} from '@site/src/hooks/useArticle';
import {changedInTitle} from '@site/src/hooks/useArticleToc';
import styles from './styles.module.css';

/** The changes in the update log that concern this article, newest first, if there are any. */
export function ChangedIn(): ReactNode {
  const {changes} = useArticle();
  if (changes.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={changedInId} className={styles.section} data-nosnippet>
      <Heading as="h2" id={changedInId}>
        {changedInTitle()}
      </Heading>
      <ul className={styles.list} role="list">
        {changes.map(({title, kind, date, to}) => (
          <li className={styles.change} key={to}>
            <time className={styles.date} dateTime={date}>
              {date}
            </time>
            <KindMark className={styles.kind} kind={kind} />
            <Link className={clsx(styles.link)} to={to}>
              <InlineText>{title}</InlineText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
