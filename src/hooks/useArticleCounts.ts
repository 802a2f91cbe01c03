import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ProductId} from '@site/config/products';

/** How many articles of each product lists lead to, counted by the build. */
export function useArticleCounts(): Readonly<Record<ProductId, number>> {
  return useDocusaurusContext().siteConfig.customFields?.articleCounts as Record<ProductId, number>;
}
