import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './ParallelLink.module.css';
import {parallelQuery, useIsParallel} from '@site/src/hooks/useIsParallel';

/** Link that opens or closes the parallel view. */
export function ParallelLink(): ReactNode {
  const {pathname} = useLocation();
  return useIsParallel() ? (
    <Link className={clsx(styles.link)} to={pathname}>
      {translate({id: 'article.parallel.close', message: '只看中文'})}
    </Link>
  ) : (
    <Link className={clsx(styles.link)} to={`${pathname}${parallelQuery}`} rel="nofollow">
      {translate({id: 'article.parallel.open', message: '中英对照'})}
    </Link>
  );
}
