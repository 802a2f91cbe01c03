import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** A native disclosure, which find-in-page searches, print opens, and which needs no script. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {/* oxlint-disable-next-line local/bare-text -- what is no string is an element */}
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
