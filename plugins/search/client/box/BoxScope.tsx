import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {productById} from '@site/config/products';
import {Chip} from '@site/src/components/Chip';
import {useLocale} from '@site/src/hooks/useLocale';
import type {Answer} from '../answer.ts';
import {WidenedTerms} from '../parts/WidenedTerms.tsx';
import type {BoxPanelProps} from './BoxPanel.tsx';
import styles from './styles.module.css';

interface BoxScopeProps extends Pick<BoxPanelProps, 'page' | 'isPageFirst' | 'onPageFirst'> {
  answer: Answer | null;
}

/** Shows whether hits of the page's product come first, and which synonyms were searched. */
export function BoxScope({page, isPageFirst, onPageFirst, answer}: BoxScopeProps): ReactNode {
  const locale = useLocale();
  const widened = answer?.widened ?? [];
  if (!page && widened.length === 0) {
    return null;
  }
  return (
    <div className={styles.scope}>
      {page && (
        <div
          role="group"
          aria-label={translate({id: 'search.scope.label', message: '搜索范围'})}
          className={styles.chips}
        >
          <Chip
            as="button"
            type="button"
            product={page.product}
            aria-pressed={isPageFirst}
            onClick={() => onPageFirst(true)}
          >
            <Translate
              id="search.scope.first"
              values={{product: productById(page.product).name[locale]}}
            >
              {'{product} 优先'}
            </Translate>
          </Chip>
          <Chip
            as="button"
            type="button"
            aria-pressed={!isPageFirst}
            onClick={() => onPageFirst(false)}
          >
            <Translate id="search.scope.all">全部产品</Translate>
          </Chip>
        </div>
      )}
      <WidenedTerms terms={widened.slice(0, 1)} />
    </div>
  );
}
