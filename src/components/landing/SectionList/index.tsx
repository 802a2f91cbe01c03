import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {SectionLink} from '@site/plugins/articles/ArticleData';
import styles from './styles.module.css';

export interface SectionListProps {
  sections: readonly SectionLink[];
}

/** All sections of a product, in two columns. */
export function SectionList({sections}: SectionListProps): ReactNode {
  const id = useId();
  const {selectMessage} = usePluralForm();
  const hasSections = sections.some(({count}) => count !== undefined);
  return (
    <section aria-labelledby={id} data-nosnippet>
      <h2 className={styles.heading} id={id}>
        {hasSections ? (
          <Translate id="landing.sections.heading">全部栏目</Translate>
        ) : (
          <Translate id="landing.articles.heading">全部文章</Translate>
        )}
      </h2>
      <ul className={styles.list} role="list">
        {sections.map(({label, lead, count, route}) => (
          <li key={route} className={styles.section}>
            <p className={styles.label}>
              <Link className={clsx(styles.link)} to={route}>
                {label}
              </Link>
              {count !== undefined && (
                <span className={styles.count}>
                  {/* oxlint-disable-next-line local/bare-text -- a row is a route, whose count never changes */}
                  {count}
                  <span className="visually-hidden">
                    {selectMessage(
                      count,
                      translate({id: 'landing.sections.articles', message: ' 篇文章'}),
                    )}
                  </span>
                </span>
              )}
            </p>
            <p className={styles.lead}>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
