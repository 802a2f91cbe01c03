import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {productById, productIds, type ProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {RowSection} from '@site/src/components/RowSection';
import {useArticleCounts} from '@site/src/hooks/useArticleCounts';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface ProductRowsProps {
  heading: ReactNode;
  /** Heading level, which is 1 if the products are the whole page. */
  level?: 1 | 2;
  /** Renders the number of articles at the right end of a product's row. */
  amount: (product: ProductId) => ReactNode;
}

/** All products as pairs of the reader's goal and the product for it. */
export function ProductRows({heading, level = 2, amount}: ProductRowsProps): ReactNode {
  const locale = useLocale();
  const counts = useArticleCounts();
  return (
    <RowSection
      aside={
        <Translate
          id="products.total"
          values={{count: Object.values(counts).reduce((sum, count) => sum + count, 0)}}
        >
          {'共 {count} 篇文章'}
        </Translate>
      }
      heading={heading}
      level={level}
      list="ol"
    >
      {productIds.map((id, index) => {
        const {name, alias, need, answer} = productById(id);
        return (
          <PairRow
            accent={id}
            aside={amount(id)}
            className={styles.row}
            key={id}
            number={index + 1}
            source={need[locale]}
            target={
              <div className={styles.product}>
                <Mark name={id} size={28} />
                <div>
                  <p className={styles.name}>
                    <RowLink to={`/docs/${id}`}>{name[locale]}</RowLink>
                    {alias && locale === 'zh' && (
                      <span className={styles.alias} lang="en">
                        {alias[locale]}
                      </span>
                    )}
                  </p>
                  <p className={styles.answer}>{answer[locale]}</p>
                </div>
              </div>
            }
          />
        );
      })}
    </RowSection>
  );
}
