import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {sidebars} from '@site/config/sidebars';
import {SignInTable} from '@site/src/components/Addresses/SignInTable';
import {Amount} from '@site/src/components/Amount';
import {ProductRows} from '@site/src/components/ProductRows';
import {RowPage} from '@site/src/components/RowPage';
import {useArticleCounts} from '@site/src/hooks/useArticleCounts';
import styles from './styles.module.css';

/** The page `/docs`, which links to all products. */
export default function Products(): ReactNode {
  const counts = useArticleCounts();
  const title = translate({id: 'products.title', message: '全部产品'});
  return (
    <Layout
      description={translate({
        id: 'products.description',
        message: '各产品的用途、栏目与文章。选择一款产品，查看它最常用的任务。',
      })}
      title={title}
    >
      <RowPage>
        <ProductRows
          amount={(product) => (
            <Translate
              id="products.amount"
              values={{
                sections: <Amount count={sidebars[product].length} of="sections" />,
                articles: <Amount count={counts[product]} of="articles" />,
              }}
            >
              {'{sections}，{articles}'}
            </Translate>
          )}
          heading={title}
          level={1}
        />
        <section aria-labelledby="sign-in" className={styles.signIn}>
          <h2 id="sign-in">
            <Translate id="products.signIn">在哪里登录</Translate>
          </h2>
          <SignInTable />
        </section>
      </RowPage>
    </Layout>
  );
}
