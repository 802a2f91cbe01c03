import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {productById} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import type {ProductUses} from '@site/plugins/glossary-page/Glossary';
import type {GlossaryWords} from '@site/plugins/glossary-page/words';
import styles from './styles.module.css';

export interface UsesProps {
  /** The term as a search query. */
  term: string;
  uses: readonly ProductUses[];
  words: GlossaryWords;
}

/** The articles that use a term, by product, in a closed disclosure. */
export function Uses({term, uses, words}: UsesProps): ReactNode {
  const locale = useLocale();
  const count = uses.reduce((sum, each) => sum + each.count, 0);
  const linked = uses.reduce((sum, {links}) => sum + links.length, 0);
  if (count === 0) {
    return null;
  }
  return (
    <details className={styles.uses}>
      <summary>{count === 1 ? words.usedOnce : interpolate(words.uses, {count})}</summary>
      <ul className={styles.products}>
        {uses.map(({product, links}) => (
          <li key={product}>
            <span className={styles.product}>
              <Mark name={product} size={14} />
              <span>{productById(product).name[locale]}</span>
            </span>
            <ul className={styles.links}>
              {links.map(({title, path}) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {count > linked && (
        <Link className={clsx(styles.search)} to={resultsAddress('/search', term)}>
          {interpolate(words.search, {term})}
        </Link>
      )}
    </details>
  );
}
