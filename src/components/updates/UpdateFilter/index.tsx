import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {products, type ProductId} from '@site/config/products';
import {updateKinds} from '@site/config/updateKinds';
import {Chip, ChipGroup} from '@site/src/components/Chip';
import {KindMark} from '@site/src/components/updates/KindMark';
import {loadFilterablePosts} from '@site/src/browser/loadFilterablePosts';
import {useLocale} from '@site/src/hooks/useLocale';
import type {UpdateFilterControl} from '@site/src/hooks/useUpdateFilter';
import styles from './styles.module.css';

/** Prefetches the data on the first interaction. A failure is shown when the data is needed. */
const preload = () => {
  loadFilterablePosts().catch(() => undefined);
};

interface FilterChipProps {
  selected: boolean;
  onPress: () => void;
  product?: ProductId;
  children: ReactNode;
}

function FilterChip({selected, onPress, ...props}: FilterChipProps): ReactNode {
  return (
    <Chip
      {...props}
      as="button"
      aria-pressed={selected}
      onClick={onPress}
      onFocus={preload}
      onPointerEnter={preload}
      type="button"
    />
  );
}

/** The chips that filter products and kinds, and links to the archive and the feeds. */
export function UpdateFilter({control}: {control: UpdateFilterControl}): ReactNode {
  const locale = useLocale();
  const {filter, toggleProduct, clearProducts, toggleKind} = control;
  const productLabel = translate({id: 'updates.filter.product', message: '产品'});
  const kindLabel = translate({id: 'updates.filter.kind', message: '类别'});
  return (
    <div className={styles.filter}>
      <div aria-label={productLabel} className={styles.group} role="group">
        <span aria-hidden="true" className={styles.label}>
          {productLabel}
        </span>
        <ChipGroup>
          <FilterChip onPress={clearProducts} selected={filter.products.length === 0}>
            <Translate id="updates.filter.allProducts">全部</Translate>
          </FilterChip>
          {products.map(({id, name}) => (
            <FilterChip
              key={id}
              onPress={() => toggleProduct(id)}
              product={id}
              selected={filter.products.includes(id)}
            >
              {name[locale]}
            </FilterChip>
          ))}
        </ChipGroup>
      </div>
      <div aria-label={kindLabel} className={styles.group} role="group">
        <span aria-hidden="true" className={styles.label}>
          {kindLabel}
        </span>
        <ChipGroup>
          {updateKinds.map(({id}) => (
            <FilterChip
              key={id}
              onPress={() => toggleKind(id)}
              selected={filter.kinds.includes(id)}
            >
              <KindMark className={styles.kind} kind={id} />
            </FilterChip>
          ))}
        </ChipGroup>
      </div>
      <p className={styles.links}>
        <Link to="/blog/archive">
          <Translate id="updates.filter.archive">归档</Translate>
        </Link>
        <Link to="/blog/archive#feeds">RSS</Link>
      </p>
    </div>
  );
}
