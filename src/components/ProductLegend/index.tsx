import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {productById, productIds} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** The mark of every product with the product's name and purpose. */
export function ProductLegend(): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles.legend} role="list">
      {productIds.map((id) => {
        const {name, purpose} = productById(id);
        return (
          <li className={styles.product} key={id}>
            <Mark name={id} size={24} />
            <Link to={`/docs/${id}`}>{name[locale]}</Link>
            <span className={styles.purpose}>{purpose[locale]}</span>
          </li>
        );
      })}
    </ul>
  );
}
