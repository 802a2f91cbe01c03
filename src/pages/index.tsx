import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {articleCount, articlesOf} from '@site/config/sidebars';
import {Amount} from '@site/src/components/Amount';
import {FindRow} from '@site/src/components/home/FindRow';
import {HeadlinePair} from '@site/src/components/home/HeadlinePair';
import {LatestUpdates} from '@site/src/components/home/LatestUpdates';
import {ReaderRows} from '@site/src/components/home/ReaderRows';
import {ProductRows} from '@site/src/components/ProductRows';
import {RowPage} from '@site/src/components/RowPage';

/** Home: what to search for, which product does what, where each reader starts, what is new. */
export default function Home(): ReactNode {
  return (
    <Layout>
      <RowPage>
        <HeadlinePair />
        <FindRow />
        <ProductRows
          amount={(product) => <Amount count={articlesOf(product).length} of="articles" />}
          aside={
            <Translate id="products.total" values={{count: articleCount}}>
              {'共 {count} 篇文章'}
            </Translate>
          }
          heading={<Translate id="home.products.heading">要做什么，用哪个产品</Translate>}
        />
        <ReaderRows />
        <LatestUpdates />
      </RowPage>
    </Layout>
  );
}
