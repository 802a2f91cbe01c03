import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {products} from '@site/config/products';
import {siteFeeds} from '@site/config/siteFeeds';
import {Mark} from '@site/src/components/Mark';
import {PairRow} from '@site/src/components/PairRow';
import {useLocale} from '@site/src/hooks/useLocale';
import {productFeedPath} from '@site/plugins/update-log/productFeedPath';
import styles from './styles.module.css';

/** The address of a feed. It is not a `Link`, because the link check does not know files. */
function Address({path}: {path: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <a className={styles.address} href={`${siteConfig.baseUrl}${path}`}>
      {`${siteConfig.baseUrl}${path}`}
    </a>
  );
}

/** All feeds of the update log, each with its subject and address. */
export function FeedRows(): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles.rows} role="list">
      {siteFeeds.map(({name, path}) => (
        <PairRow
          key={path}
          source={
            <Translate id="updates.feeds.all" values={{format: name}}>
              {'全部产品（{format}）'}
            </Translate>
          }
          target={<Address path={path} />}
        />
      ))}
      {products.map(({id, name}) => (
        <PairRow
          accent={id}
          key={id}
          source={
            <span className={styles.product}>
              <Mark name={id} size={16} />
              <span>{name[locale]}</span>
            </span>
          }
          target={<Address path={productFeedPath(id)} />}
        />
      ))}
    </ul>
  );
}
