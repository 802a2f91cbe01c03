import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {audiences} from '@site/config/audiences';
import {PageHeader} from '@site/src/components/PageHeader';
import {UpdatedOn} from '@site/src/components/UpdatedOn';
import {listOf} from '@site/src/lib/listOf';
import {useArticle} from '@site/src/hooks/useArticle';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** Header of an article: its title, the title in the other language, and facts about it. */
export function ArticleHeader(): ReactNode {
  const {metadata} = useDoc();
  const {audience, minutes, newer, twin, updated} = useArticle();
  const locale = useLocale();
  const readers = listOf(
    audience.map((id) => audiences[id][locale]),
    locale,
  );
  return (
    <PageHeader
      title={metadata.title}
      twin={{...twin, outdated: newer !== undefined, parallel: true}}
    >
      <span className={styles.readers}>
        {translate({id: 'article.meta.readers', message: '适用：{readers}'}, {readers})}
      </span>
      <UpdatedOn date={updated} />
      <span>
        {translate(
          {id: 'article.meta.minutes', message: '阅读需 {minutes} 分钟'},
          {minutes: String(minutes)},
        )}
      </span>
    </PageHeader>
  );
}
