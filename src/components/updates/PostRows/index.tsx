import type {ReactNode} from 'react';
import {updateKindIds} from '@site/config/updateKinds';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {ProductChip} from '@site/src/components/ProductChip';
import {KindMark} from '@site/src/components/updates/KindMark';
import {NewMark} from '@site/src/components/updates/NewMark';
import {YearSection} from '@site/src/components/updates/YearSection';
import {byYear} from '@site/src/lib/byYear';
import type {PostSummary} from '@site/plugins/update-log/PostView';
import styles from './styles.module.css';

function PostRow({post}: {post: PostSummary}): ReactNode {
  const {title, permalink, date, intro, products, kinds} = post;
  return (
    <article className={styles.row}>
      <p className={styles.when}>
        <time dateTime={date}>{date}</time>
        <NewMark date={date} />
      </p>
      <div>
        <h3 className={styles.title}>
          <RowLink to={permalink}>{title}</RowLink>
        </h3>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.facts}>
          <ul className={styles.products} role="list">
            {products.map((product) => (
              <li key={product}>
                <ProductChip product={product} />
              </li>
            ))}
          </ul>
          <ul className={styles.kinds} role="list">
            {updateKindIds.map(
              (kind) =>
                kinds[kind] !== undefined && (
                  <li key={kind}>
                    <KindMark count={kinds[kind]} kind={kind} />
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** Posts as rows by year: date, title, introduction, products and kinds. */
export function PostRows({posts}: {posts: readonly PostSummary[]}): ReactNode {
  return byYear(posts).map(([year, ofYear]) => (
    <YearSection key={year} year={year}>
      {ofYear.map((post) => (
        <PostRow key={post.permalink} post={post} />
      ))}
    </YearSection>
  ));
}
