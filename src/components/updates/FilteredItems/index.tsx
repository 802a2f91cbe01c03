import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {Suspense, use, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {ErrorBox} from '@site/src/components/ErrorBox';
import {ProductChip} from '@site/src/components/ProductChip';
import {Ring} from '@site/src/components/Ring';
import {InlineText} from '@site/src/components/updates/InlineText';
import {KindMark} from '@site/src/components/updates/KindMark';
import {YearSection} from '@site/src/components/updates/YearSection';
import {byYear} from '@site/src/lib/byYear';
import {filterUpdates, type DatedItem, type UpdateFilter} from '@site/src/lib/filterUpdates';
import {loadFilterablePosts} from '@site/src/browser/loadFilterablePosts';
import styles from './styles.module.css';

type Loading = ReturnType<typeof loadFilterablePosts>;

function ItemRow({item}: {item: DatedItem}): ReactNode {
  const {id, product, kind, title, text, article, date, post} = item;
  return (
    <article className={styles.row}>
      <p className={styles.when}>
        <time dateTime={date}>{date}</time>
      </p>
      <div>
        <h3 className={styles.title}>
          <Link to={`${post.permalink}#${id}`}>
            <InlineText>{title}</InlineText>
          </Link>
        </h3>
        <p className={styles.text}>
          <InlineText>{text}</InlineText>
        </p>
        <p className={styles.facts}>
          <ProductChip product={product} />
          <KindMark kind={kind} />
          <Link className={clsx(styles.article)} to={article.route}>
            {article.title}
          </Link>
        </p>
      </div>
    </article>
  );
}

function useCountText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'updates.filter.count', message: '{count} 条更新'}, {count: String(count)}),
    );
}

function Results({loading, filter}: {loading: Loading; filter: UpdateFilter}): ReactNode {
  const items = filterUpdates(use(loading), filter);
  const countText = useCountText();
  return (
    <>
      <p className={styles.count} role="status">
        {items.length > 0
          ? countText(items.length)
          : translate({id: 'updates.filter.none', message: '没有符合条件的更新'})}
      </p>
      {byYear(items).map(([year, ofYear]) => (
        <YearSection key={year} year={year}>
          {ofYear.map((item) => (
            <ItemRow item={item} key={`${item.date} ${item.id}`} />
          ))}
        </YearSection>
      ))}
    </>
  );
}

/** All changes that match the filter, newest first. Their number is announced. */
export function FilteredItems({filter}: {filter: UpdateFilter}): ReactNode {
  // The promise is in the state, because a new one for each render would load forever.
  const [loading, setLoading] = useState<Loading>(loadFilterablePosts);
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <div className={styles.failed}>
          <ErrorBox
            action={
              <Button
                onClick={() => {
                  setLoading(loadFilterablePosts());
                  tryAgain();
                }}
                primary
              >
                <Translate id="updates.filter.retry">重试</Translate>
              </Button>
            }
          >
            {translate({id: 'updates.filter.failed', message: '无法载入更新列表，请检查网络。'})}
          </ErrorBox>
        </div>
      )}
    >
      <Suspense
        fallback={
          <p className={styles.count} role="status">
            <Ring /> <Translate id="updates.filter.loading">正在载入</Translate>
          </p>
        }
      >
        <Results filter={filter} loading={loading} />
      </Suspense>
    </ErrorBoundary>
  );
}
