import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {parallelQuery, useIsParallel} from '@site/src/hooks/useIsParallel';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** Names of the languages after a title. */
const names = {zh: '中文', en: 'EN'};

/** Link that opens or closes the parallel view. */
function ParallelLink(): ReactNode {
  const {pathname} = useLocation();
  return useIsParallel() ? (
    <Link className={clsx(styles.parallel)} to={pathname}>
      {translate({id: 'article.parallel.close', message: '只看中文'})}
    </Link>
  ) : (
    <Link className={clsx(styles.parallel)} to={`${pathname}${parallelQuery}`} rel="nofollow">
      {translate({id: 'article.parallel.open', message: '中英对照'})}
    </Link>
  );
}

export interface TitlePairProps {
  /** Title of the page in the other language. */
  title: string;
  /** Address of that page, with its language prefix. */
  address: string;
  /** Whether the other page has newer sections. */
  outdated?: boolean;
  /** Whether both texts can be shown side by side. */
  parallel?: boolean;
}

/** The title in the other language, as a language switch that keeps the anchor. */
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
        {/* This is not a `Link`, because each language is a separate build. */}
        <a className={styles.link} href={`${address}${hash}`} hrefLang={languageTags[other]}>
          {title}
        </a>
        {/* The name stays in the line of the last word. */}
        {'\u00A0'}
        <span className={styles.language}>{names[other]}</span>
      </span>
      {parallel && <ParallelLink />}
    </p>
  );
}
