import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {languageTags, otherLocale} from '@site/config/locales';
import {useLocale} from '@site/src/hooks/useLocale';
import type {NewerSection} from '@site/translation/freshness/newerSections';
import styles from './styles.module.css';

export interface FreshnessNoteProps {
  newer: readonly NewerSection[];
  /** Address of the page in the other language, with its language prefix. */
  address: string;
}

/** Lists the sections that are newer in the other language, with links to them. */
export function FreshnessNote({newer, address}: FreshnessNoteProps): ReactNode {
  const other = languageTags[otherLocale(useLocale())];
  return (
    <div className={styles.note} role="note" data-nosnippet>
      {translate({id: 'article.freshness', message: '以下部分的英文版已更新：'})}
      <ul className={styles.sections}>
        {newer.map(({title, hash}) => (
          <li key={`${hash} ${title}`}>
            {/* This is not a `Link`, because each language is a separate build. */}
            <a href={`${address}${hash}`} hrefLang={other}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
