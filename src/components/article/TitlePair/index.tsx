import {useHistorySelector} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {ParallelLink} from '@site/src/components/parallel/ParallelLink';
import {Tie} from '@site/src/components/Tie';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** How the languages call themselves behind a title. */
const names = {zh: '中文', en: 'EN'};

export interface TitlePairProps {
  /** The title of the same page in the other language. */
  title: string;
  /** Its address, with the prefix of its language. */
  address: string;
  /** The other page has sections that this one has not followed yet. */
  outdated?: boolean;
  /** Both texts can be shown side by side. */
  parallel?: boolean;
}

/** The title's twin: the page's language switch, which keeps the section that was linked to. */
export function TitlePair({
  title,
  address,
  outdated = false,
  parallel = false,
}: TitlePairProps): ReactNode {
  const other = otherLocale(useLocale());
  const hash = useHistorySelector(({location}) => location.hash);
  return (
    <p className={styles.pair} data-nosnippet>
      <Tie className={styles.tie} confirmed={!outdated} dashed={outdated} />
      <span lang={languageTags[other]}>
        {/* Not `Link`: each language is a separate build, and the framework knows only this one. */}
        <a className={styles.link} href={`${address}${hash}`} hrefLang={languageTags[other]}>
          {title}
        </a>{' '}
        <span className={styles.language}>{names[other]}</span>
      </span>
      {parallel && <ParallelLink />}
    </p>
  );
}
