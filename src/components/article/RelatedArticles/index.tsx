import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {relatedId} from '@site/plugins/articles/ArticleData';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {useArticle} from '@site/src/hooks/useArticle';
import {relatedTitle} from '@site/src/hooks/useArticleToc';
import styles from './styles.module.css';

/** Links to related articles, each with its description, if there are any. */
export function RelatedArticles(): ReactNode {
  const {related} = useArticle();
  if (related.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={relatedId} className={styles.section} data-nosnippet>
      <Heading as="h2" id={relatedId}>
        {relatedTitle()}
      </Heading>
      {/* Safari removes list semantics with the bullets. The role keeps them. */}
      <ul className={styles.list} role="list">
        {related.map(({title, description, route}) => (
          <PairRow
            key={route}
            source={<RowLink to={route}>{title}</RowLink>}
            target={<span className={styles.description}>{description}</span>}
          />
        ))}
      </ul>
    </section>
  );
}
