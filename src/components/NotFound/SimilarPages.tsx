import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {Mark} from '@site/src/components/Mark';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import type {IndexedPage} from '@site/plugins/page-index/toPageIndex';
import {productOfPath} from '@site/config/productOfPath';
import {similarPaths} from '@site/src/lib/similarPaths';
import styles from './styles.module.css';

const limit = 3;

/** Fetches the list of pages. If that fails, the reader still has the search field. */
function usePages(): readonly IndexedPage[] {
  const file = useBaseUrl('pages.json');
  const [pages, setPages] = useState<readonly IndexedPage[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(file, {signal: request.signal})
      .then((response) => response.json() as Promise<readonly IndexedPage[]>)
      .then(setPages)
      .catch(() => undefined);
    return () => request.abort();
  }, [file]);
  return pages;
}

/** Up to three pages with an address similar to `pathname`, the best one as a confirmed pair. */
export function SimilarPages({pathname}: {pathname: string}): ReactNode {
  const similar = similarPaths(pathname, usePages(), limit);
  if (similar.length === 0) {
    return null;
  }
  return (
    <section className={styles.similar}>
      <Heading as="h2" className={styles.similarHeading}>
        <Translate id="shell.notFound.similar">地址相近的页面</Translate>
      </Heading>
      <ol className={styles.list} role="list">
        {similar.map(({path, title}, index) => {
          const product = productOfPath(path);
          return (
            <PairRow
              key={path}
              number={index + 1}
              source={<code className={styles.path}>{path}</code>}
              target={
                <span className={styles.target}>
                  {product && <Mark name={product} size={16} />}
                  <RowLink to={path}>
                    <span className={styles.title}>{title}</span>
                  </RowLink>
                </span>
              }
              confirmed={index === 0}
              {...(product && {accent: product})}
            />
          );
        })}
      </ol>
    </section>
  );
}
