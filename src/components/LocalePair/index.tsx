import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Tie} from '@site/src/components/Tie';
import {useLocaleLinks} from '@site/src/lib/useLocaleLinks';
import styles from './styles.module.css';

/** The languages of the site as a pair: the current one, the tie, and this page in the other. */
export function LocalePair(): ReactNode {
  const links = useLocaleLinks();
  return (
    <div
      role="group"
      aria-label={translate({id: 'shell.localePair.label', message: '语言'})}
      className={styles.pair}
    >
      {links.map(({locale, label, lang, to, current}, index) => (
        <Fragment key={locale}>
          {index > 0 && <Tie className={styles.tie} />}
          {current ? (
            <span aria-current="true" lang={lang} className={styles.current}>
              {label}
            </span>
          ) : (
            <Link
              to={to}
              target="_self"
              autoAddBaseUrl={false}
              lang={lang}
              className={clsx(styles.other)}
            >
              {label}
            </Link>
          )}
        </Fragment>
      ))}
    </div>
  );
}
