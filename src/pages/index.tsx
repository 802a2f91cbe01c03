import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Amount} from '@site/src/components/Amount';
import {FindRow} from '@site/src/components/home/FindRow';
import {HeadlinePair} from '@site/src/components/home/HeadlinePair';
import {LatestUpdates} from '@site/src/components/home/LatestUpdates';
import {ReaderRows} from '@site/src/components/home/ReaderRows';
import {ProductRows} from '@site/src/components/ProductRows';
import {RowPage} from '@site/src/components/RowPage';
import {useArticleCounts} from '@site/src/hooks/useArticleCounts';

/** The home page: search, products, first articles for each reader, latest updates. */
export default function Home(): ReactNode {
  const counts = useArticleCounts();
  return (
    <Layout>
      <RowPage>
        <HeadlinePair />
        <FindRow />
        <ProductRows
          amount={(product) => <Amount count={counts[product]} of="articles" />}
          heading={<Translate id="home.products.heading">要做什么，用哪个产品</Translate>}
        />
        <ReaderRows />
        <LatestUpdates />
      </RowPage>
    </Layout>
  );
}
