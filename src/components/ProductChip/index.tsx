import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {productById, type ProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/lib/useLocale';
import styles from './styles.module.css';

export interface ProductChipProps {
  product: ProductId;
  /** Where the chip leads; without it the chip is plain text. */
  to?: string;
  className?: string;
}

/** A product as a small label: mark and name, never colour alone. */
export function ProductChip({product, to, className}: ProductChipProps): ReactNode {
  const locale = useLocale();
  const content = (
    <>
      <Mark name={product} size={14} />
      {productById(product).name[locale]}
    </>
  );
  const classes = clsx(styles.chip, className);
  return to ? (
    <Link className={classes} to={to}>
      {content}
    </Link>
  ) : (
    <span className={classes}>{content}</span>
  );
}
