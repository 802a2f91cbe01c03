import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {ErrorBox} from '@site/src/components/ErrorBox';
import {ProductChip} from '@site/src/components/ProductChip';
import {Ring} from '@site/src/components/Ring';
import {InlineText} from '@site/src/components/updates/InlineText';
import {KindMark} from '@site/src/components/updates/KindMark';
import {YearSection} from '@site/src/components/updates/YearSection';
import {byYear} from '@site/src/lib/byYear';
import {
  filterUpdates,
  isActive,
  type DatedItem,
  type UpdateFilter,
} from '@site/src/lib/filterUpdates';
import {loadFilterablePosts} from '@site/src/browser/loadFilterablePosts';
import styles from './styles.module.css';

type Posts = Awaited<ReturnType<typeof loadFilterablePosts>>;

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

/** Loads the posts when they are wanted. `retry` loads them again after a failure. */
function usePosts(isWanted: boolean): {
  posts: Posts | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [posts, setPosts] = useState<Posts>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isCurrent = true;
    loadFilterablePosts().then(setPosts, () => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      setFailed(false);
    };
  }, [isWanted, attempt]);
  return {posts, failed: failed && !posts, retry: () => setAttempt(attempt + 1)};
}

function CountText({count}: {count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return count > 0
    ? selectMessage(
        count,
        translate({id: 'updates.filter.count', message: '{count} 条更新'}, {count: String(count)}),
      )
    : translate({id: 'updates.filter.none', message: '没有符合条件的更新'});
}

export interface FilteredItemsProps {
  filter: UpdateFilter;
  /** What the page shows without a filter. */
  children: ReactNode;
}

/** All changes that match the filter, newest first. Their number is announced. */
export function FilteredItems({filter, children}: FilteredItemsProps): ReactNode {
  const isFiltered = isActive(filter);
  const {posts, failed, retry} = usePosts(isFiltered);
  const status = useRef<HTMLParagraphElement>(null);
  const items = posts && filterUpdates(posts, filter);
  return (
    <>
      {/* Screen readers announce only changes of a status that was there before. */}
      <p className={styles.count} ref={status} role="status" tabIndex={-1}>
        {isFiltered &&
          !failed &&
          (items ? (
            <CountText count={items.length} />
          ) : (
            <>
              <Ring /> <Translate id="updates.filter.loading">正在载入</Translate>
            </>
          ))}
      </p>
      {!isFiltered && children}
      {isFiltered && failed && (
        <div className={styles.failed}>
          <ErrorBox
            action={
              <Button
                onClick={() => {
                  // The button disappears.
                  status.current?.focus();
                  retry();
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
      {isFiltered &&
        items &&
        byYear(items).map(([year, ofYear]) => (
          <YearSection key={year} year={year}>
            {ofYear.map((item) => (
              <ItemRow item={item} key={`${item.date} ${item.id}`} />
            ))}
          </YearSection>
        ))}
    </>
  );
}
