import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {productIds} from '@site/config/products';
import {useLocale} from '@site/src/hooks/useLocale';
import {feedTitle} from '@site/plugins/update-log/feedTitle';
import {productFeedPath} from '@site/plugins/update-log/productFeedPath';

/**
 * Lets browsers and feed readers find the feeds of individual products, on pages of the update log
 * only. Every page links the feeds of all products.
 */
export function FeedLinks(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const locale = useLocale();
  return (
    <Head>
      {productIds.map((product) => (
        <link
          href={`${baseUrl}${productFeedPath(product)}`}
          key={product}
          rel="alternate"
          title={feedTitle(locale, product)}
          type="application/rss+xml"
        />
      ))}
    </Head>
  );
}
