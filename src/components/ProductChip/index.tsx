import type {ReactNode} from 'react';
import {productById, type ProductId} from '@site/config/products';
import {Chip} from '@site/src/components/Chip';
import {useLocale} from '@site/src/hooks/useLocale';

/** A product as a small label with mark and name, not only with colour. */
export function ProductChip({product}: {product: ProductId}): ReactNode {
  const locale = useLocale();
  return (
    <Chip as="span" product={product}>
      {productById(product).name[locale]}
    </Chip>
  );
}
