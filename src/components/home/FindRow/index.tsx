import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {OftenAsked} from '@site/src/components/home/OftenAsked';
import {BoxField} from '@site/src/components/SearchField/BoxField';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

/** A row with the search field and the most frequent queries. */
export function FindRow(): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.source}>
        <BoxField
          className={styles.field}
          label={translate({id: 'shell.searchForm.label', message: '搜索全部产品'})}
          input={{
            placeholder: translate({id: 'home.search.placeholder', message: '输入问题或功能名'}),
          }}
        />
        <Tie className={styles.tie} />
      </div>
      <OftenAsked />
    </div>
  );
}
