import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {OftenAsked} from '@site/src/components/home/OftenAsked';
import {SearchForm} from '@site/src/components/SearchForm';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

/** A question of one's own, joined to what others ask. */
export function FindRow(): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.source}>
        <SearchForm
          className={styles.field}
          placeholder={translate({id: 'home.search.placeholder', message: '输入问题或功能名'})}
        />
        <Tie className={styles.tie} />
      </div>
      <OftenAsked />
    </div>
  );
}
