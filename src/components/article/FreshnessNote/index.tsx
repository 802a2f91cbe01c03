import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface FreshnessNoteProps {
  /** ISO date of the last change of this page. */
  updated: string;
  /** The same page in the other language. */
  twin: {readonly updated: string; readonly address: string};
}

interface SideProps {
  label: string;
  date: string;
}

function Side({label, date}: SideProps): ReactNode {
  return (
    <p className={styles.side}>
      <b>{label}</b>
      <time dateTime={date}>{date}</time>
    </p>
  );
}

/** Says that the page in the other language has changed since; nothing while this one is up to date. */
export function FreshnessNote({updated, twin}: FreshnessNoteProps): ReactNode {
  const other = otherLocale(useLocale());
  if (updated >= twin.updated) {
    return null;
  }
  return (
    <aside
      className={styles.note}
      aria-label={translate({id: 'article.freshness.label', message: '两种语言的更新日期'})}
    >
      <div className={styles.pair}>
        <Side
          label={translate({id: 'article.freshness.other', message: '英文页面'})}
          date={twin.updated}
        />
        <Tie className={styles.tie} dashed />
        <Side label={translate({id: 'article.freshness.own', message: '本页'})} date={updated} />
      </div>
      <p className={styles.text}>
        {translate({id: 'article.freshness.text', message: '英文页面在此之后有更新。'})}{' '}
        <a href={twin.address} hrefLang={languageTags[other]}>
          {translate({id: 'article.freshness.link', message: '阅读英文页面'})}
        </a>
      </p>
    </aside>
  );
}
