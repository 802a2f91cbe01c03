import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {ProductChip} from '@site/src/components/ProductChip';
import {RowSection} from '@site/src/components/RowSection';
import {NewMark} from '@site/src/components/updates/NewMark';
import {useLatestUpdates} from '@site/src/hooks/useLatestUpdates';
import styles from './styles.module.css';

/** The newest posts of the update log, each with its products. */
export function LatestUpdates(): ReactNode {
  const updates = useLatestUpdates();
  if (updates.length === 0) {
    return null;
  }
  return (
    <RowSection heading={<Translate id="home.updates.heading">最近更新</Translate>}>
      {updates.map(({title, permalink, date, products}) => (
        <PairRow
          className={styles.row}
          key={permalink}
          source={
            <div className={styles.post}>
              <NewMark className={styles.new} date={date} />
              <span className={styles.line}>
                <time className={styles.date} dateTime={date}>
                  {date}
                </time>
                <RowLink to={permalink}>{title}</RowLink>
              </span>
            </div>
          }
          target={
            <ul className={styles.products} role="list">
              {products.map((product) => (
                <li key={product}>
                  <ProductChip product={product} />
                </li>
              ))}
            </ul>
          }
        />
      ))}
    </RowSection>
  );
}
