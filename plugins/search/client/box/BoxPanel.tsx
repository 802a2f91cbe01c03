import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {pathOfProduct, productById, type ProductId} from '@site/config/products';
import {Chip} from '@site/src/components/Chip';
import {Ring} from '@site/src/components/Ring';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import {AppLink} from '../parts/AppLink.tsx';
import {FaultNote, PartialNote} from '../parts/FaultNote.tsx';
import type {HitGroup} from '../parts/groupHits.ts';
import {CopyAnswer} from '../parts/HitTexts.tsx';
import {NoResults} from '../parts/NoResults.tsx';
import {useCountText, WidenedTerms} from '../parts/ResultSummary.tsx';
import {type Answer, formatContext, type SearchScope} from '../protocol.ts';
import type {SearchState} from '../state/useSearch.ts';
import {useSearchSite} from '../state/useSearchSite.ts';
import {EmptyBox} from './EmptyBox.tsx';
import {HitList} from './HitList.tsx';
import './field.module.css';
import styles from './styles.module.css';
import type {Active} from './useCombobox.ts';

export interface BoxPanelProps {
  list: RefObject<HTMLDivElement | null>;
  listId: string;
  optionId: (position: number) => string;
  query: string;
  search: SearchState;
  groups: readonly HitGroup[];
  active: Active;
  /** The product of the page. */
  product: ProductId | null;
  isProductFirst: boolean;
  onProductFirst: (isProductFirst: boolean) => void;
  /** Replaces the text of the field. */
  onSearch: (words: string) => void;
  /** Loads the missing files again. */
  onRetry: () => void;
  onFollow: (url: string) => void;
  onClose: () => void;
}

/** Whether nothing was found yet, and other products are still loading. */
export const isUndecided = ({total, complete}: Answer): boolean => total === 0 && !complete;

/** The open box: below the field, or full-screen on a phone. */
export function BoxPanel(props: BoxPanelProps): ReactNode {
  const {query, search, onClose} = props;
  const {answer} = search;
  const countText = useCountText();
  // The box searches all products and only prefers the page's own, so the results page has no more.
  const isNothing = answer?.total === 0 && answer.complete;
  return (
    <>
      <div className={styles.dim} onClick={onClose} />
      <div
        className={styles.panel}
        onMouseDown={(event) => {
          // The focus stays in the field, so that its keys continue to work.
          if (!(event.target instanceof Element && event.target.closest('button, a'))) {
            event.preventDefault();
          }
        }}
      >
        <div className={styles.head}>
          {answer && answer.total > 0 && (
            <span aria-hidden="true" className={styles.count}>
              {countText(answer.total)}
            </span>
          )}
          <kbd aria-hidden="true" className={styles.esc}>
            Esc
          </kbd>
          <button type="button" className={styles.cancel} onClick={onClose}>
            {translate({id: 'search.cancel', message: '取消'})}
          </button>
        </div>
        <BoxScope {...props} />
        <div className={styles.body}>
          <BoxBody {...props} />
        </div>
        {query.trim() !== '' && !isNothing && <BoxFooter {...props} />}
      </div>
    </>
  );
}

type BoxScopeProps = Pick<
  BoxPanelProps,
  'product' | 'isProductFirst' | 'onProductFirst' | 'search'
>;

/** Shows whether hits of the page's product come first, and which synonyms were searched. */
function BoxScope({product, isProductFirst, onProductFirst, search}: BoxScopeProps): ReactNode {
  const {locale} = useSearchSite();
  const widened = search.answer?.widened ?? [];
  if (!product && widened.length === 0) {
    return null;
  }
  return (
    <div className={styles.scope}>
      {product && (
        <div
          role="group"
          aria-label={translate({id: 'search.scope.label', message: '搜索范围'})}
          className={styles.chips}
        >
          <Chip
            as="button"
            type="button"
            product={product}
            aria-pressed={isProductFirst}
            onClick={() => onProductFirst(true)}
          >
            <Translate
              id="search.scope.first"
              values={{product: productById(product).name[locale]}}
            >
              {'{product} 优先'}
            </Translate>
          </Chip>
          <Chip
            as="button"
            type="button"
            aria-pressed={!isProductFirst}
            onClick={() => onProductFirst(false)}
          >
            <Translate id="search.scope.all">全部产品</Translate>
          </Chip>
        </div>
      )}
      <WidenedTerms terms={widened.slice(0, 1)} />
    </div>
  );
}

/** The content of the box: hits, or the reason why there are none. */
function BoxBody(props: BoxPanelProps): ReactNode {
  const {query, search, onSearch, onRetry, onFollow} = props;
  const {answer} = search;
  if (query.trim() === '') {
    return <EmptyBox onSearch={onSearch} />;
  }
  if (search.fault) {
    return <FaultNote fault={search.fault} isBusy={search.isBusy} onRetry={onRetry} />;
  }
  if (!answer || isUndecided(answer)) {
    return (
      <p className={styles.loading} role="status">
        <Ring />
        <span>
          {search.isSlow ? (
            <Translate id="search.slow">
              网络较慢，仍在载入搜索。也可以按 Enter 打开结果页。
            </Translate>
          ) : (
            <Translate id="search.loading">正在载入搜索</Translate>
          )}
        </span>
      </p>
    );
  }
  return (
    <>
      {answer.partial && <PartialNote onRetry={onRetry} />}
      {answer.total === 0 ? (
        <NoResults
          query={search.answered}
          nearest={answer.nearest}
          onSearch={onSearch}
          onFollow={onFollow}
        />
      ) : (
        <HitList {...props} />
      )}
    </>
  );
}

type BoxFooterProps = Pick<BoxPanelProps, 'query' | 'search' | 'product' | 'onFollow'>;

/** Links to the results page, and a legend of the keys. */
function BoxFooter({query, search, product, onFollow}: BoxFooterProps): ReactNode {
  const {baseUrl, locale} = useSearchSite();
  const context = product ? productById(product).name[locale] : '';
  const addressIn = (scope: SearchScope) =>
    resultsAddress(`${baseUrl}search`, query, formatContext(scope));
  const links = [
    {
      label: translate({id: 'search.seeAll', message: '查看全部结果'}),
      url: addressIn({kind: 'all'}),
    },
    ...(product
      ? [
          {
            label: translate({id: 'search.seeWithin', message: '在“{context}”内查看'}, {context}),
            url: addressIn({kind: 'within', path: pathOfProduct(product)}),
          },
          {
            label: translate({id: 'search.seeOutside', message: '在“{context}”外查看'}, {context}),
            url: addressIn({kind: 'outside', path: pathOfProduct(product)}),
          },
        ]
      : []),
  ];
  const {hits: [first] = [], best = []} = search.answer ?? {};
  return (
    <div className={styles.footer}>
      <ul role="list" className={styles.links}>
        {links.map(({label, url}) => (
          <li key={url}>
            <AppLink href={url} onFollow={onFollow}>
              {label}
            </AppLink>
          </li>
        ))}
        {first && best.length > 0 && (
          <li>
            <CopyAnswer key={first.url} hit={first} best={best} />
          </li>
        )}
      </ul>
      <p aria-hidden="true" className={styles.hints}>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <Translate id="search.keys.choose">选择</Translate>
        <kbd>Enter</kbd>
        <Translate id="search.keys.open">打开</Translate>
      </p>
    </div>
  );
}
