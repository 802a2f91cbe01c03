import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPaginator';
import {Icon} from '@site/src/components/Icon';
import {pageAddresses} from '@site/src/lib/pageAddresses';
import styles from './styles.module.css';

/** The pagination of a list: links to newer and older posts, and to every page by number. */
export default function BlogListPaginator({metadata}: Props): ReactNode {
  const {page, previousPage, nextPage} = metadata;
  const newer = <Translate id="updates.paginator.newer">较新</Translate>;
  const older = <Translate id="updates.paginator.older">较旧</Translate>;
  const addresses = pageAddresses(metadata);
  if (addresses.length < 2) {
    return null;
  }
  return (
    <nav
      aria-label={translate({id: 'updates.paginator.label', message: '更新日志分页'})}
      className={styles.paginator}
    >
      {previousPage ? (
        <Link className={clsx(styles.step)} rel="prev" to={previousPage}>
          <Icon className={clsx(styles.back)} name="arrowRight" />
          {newer}
        </Link>
      ) : (
        <span aria-hidden="true" className={styles.end}>
          {newer}
        </span>
      )}
      <ol className={styles.pages} role="list">
        {addresses.map((address, index) => (
          <li key={address}>
            <Link
              aria-current={index + 1 === page ? 'page' : undefined}
              aria-label={translate(
                {id: 'updates.paginator.page', message: '第 {page} 页'},
                {page: String(index + 1)},
              )}
              className={clsx(styles.page)}
              to={address}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {nextPage ? (
        <Link className={clsx(styles.step)} rel="next" to={nextPage}>
          {older}
          <Icon name="arrowRight" />
        </Link>
      ) : (
        <span aria-hidden="true" className={styles.end}>
          {older}
        </span>
      )}
    </nav>
  );
}
