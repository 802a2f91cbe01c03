import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {productById, type ProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface SidebarHeadProps {
  product: ProductId;
  /** Whether the landing page is the current page. */
  current: boolean;
}

/** The product of the sidebar, as a link to its landing page. */
export function SidebarHead({product, current}: SidebarHeadProps): ReactNode {
  const locale = useLocale();
  const {name, tagline} = productById(product);
  return (
    <Link
      className={clsx(styles.head)}
      to={`/docs/${product}`}
      {...(current && {'aria-current': 'page'})}
    >
      <Mark name={product} size={28} />
      <span className={styles.text}>
        <span className={styles.name}>{name[locale]}</span>
        <span className={styles.tagline}>{tagline[locale]}</span>
      </span>
    </Link>
  );
}
