import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ProductId} from '@site/config/products';

/** Returns the number of listed articles of each product, which the build has counted. */
export function useArticleCounts(): Readonly<Record<ProductId, number>> {
  return useDocusaurusContext().siteConfig.customFields?.articleCounts as Record<ProductId, number>;
}
