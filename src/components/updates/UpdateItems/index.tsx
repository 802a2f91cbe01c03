import Link from '@docusaurus/Link';
import {useHistorySelector} from '@docusaurus/theme-common/internal';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {productById} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {Tie} from '@site/src/components/Tie';
import {InlineText} from '@site/src/components/updates/InlineText';
import {KindMark} from '@site/src/components/updates/KindMark';
import {useLocale} from '@site/src/hooks/useLocale';
import {withoutMarks} from '@site/src/lib/inlineParts';
import {groupByProduct} from '@site/plugins/update-log/groupByProduct';
import type {ItemView} from '@site/plugins/update-log/PostView';
import styles from './styles.module.css';

interface ItemProps {
  item: ItemView;
  /** Whether the hash of the address is its id. */
  current: boolean;
}

function Item({item, current}: ItemProps): ReactNode {
  const {id, kind, title, text, article} = item;
  return (
    <div className={styles.item} data-current={current || undefined}>
      <KindMark className={styles.kind} kind={kind} />
      <div className={styles.change}>
        <Heading as="h3" className={styles.title} id={id}>
          {/* This is only text, because the anchor link takes its accessible name from it. */}
          {withoutMarks(title)}
        </Heading>
        <p className={styles.text}>
          <InlineText>{text}</InlineText>
        </p>
      </div>
      <Tie className={styles.tie} direction="stack" />
      <p className={styles.article} data-nosnippet>
        <Link to={article.route}>{article.title}</Link>
      </p>
    </div>
  );
}

/** The changes of a post by product, each with the article that explains it. */
export function UpdateItems({items}: {items: readonly ItemView[]}): ReactNode {
  const locale = useLocale();
  const current = useHistorySelector(({location}) => location.hash.slice(1));
  return groupByProduct(items).map(({product, items: changes}) => (
    <section aria-labelledby={product} data-accent={product} key={product}>
      <div className={styles.product} data-nosnippet>
        <Mark className={clsx(styles.mark)} name={product} size={20} />
        <Heading as="h2" className={styles.name} id={product}>
          {productById(product).name[locale]}
        </Heading>
      </div>
      {changes.map((item) => (
        <Item current={item.id === current} item={item} key={item.id} />
      ))}
    </section>
  ));
}
