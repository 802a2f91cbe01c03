import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface RowLinkProps {
  to: string;
  children: ReactNode;
}

/** The only link of a row, such as a `PairRow` with one target. Its hit area is the whole row. */
export function RowLink({to, children}: RowLinkProps): ReactNode {
  return (
    <Link className={clsx(styles.link)} to={to}>
      {children}
    </Link>
  );
}
