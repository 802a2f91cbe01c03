import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';
import {NotFound} from '@site/src/components/NotFound';
import {mainId} from '@site/src/lib/mainId';
import styles from './styles.module.css';

/** The main element of the not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx(styles.main, className)} id={mainId}>
      <NotFound />
    </main>
  );
}
