import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {oftenAsked} from '@site/config/oftenAsked';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** The most frequent queries, as links to their results. */
export function OftenAsked(): ReactNode {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.words} data-nosnippet>
      <span className={styles.label} id={id}>
        <Translate id="home.oftenAsked.label">常查</Translate>
      </span>
      <ul aria-labelledby={id} className={styles.list} role="list">
        {oftenAsked[locale].map((query) => (
          <li key={query}>
            <Link className={clsx(styles.word)} to={resultsAddress('/search', query)}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
