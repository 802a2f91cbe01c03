import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Search needs JavaScript: without it the page says so and names an alternative. */
export function NoScript(): ReactNode {
  const docs = useBaseUrl('/docs');
  return (
    <noscript>
      <p className={styles.note}>
        <Translate
          id="search.noScript"
          values={{
            docs: (
              <a href={docs}>
                <Translate id="search.noScript.docs">全部产品的目录</Translate>
              </a>
            ),
          }}
        >
          {'搜索在浏览器里运行，需要启用 JavaScript。不启用也可以从{docs}找起。'}
        </Translate>
      </p>
    </noscript>
  );
}
