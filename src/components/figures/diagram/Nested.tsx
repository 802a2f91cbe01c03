import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface NestedProps {
  /** Sets, outermost first. */
  rings: readonly {title: ReactNode; text?: ReactNode}[];
}

/** Sets that contain each other. */
export function Nested({rings: [ring, ...inner]}: NestedProps): ReactNode {
  return (
    ring && (
      <div className={styles.ring}>
        <span className={styles.title}>{ring.title}</span>
        {ring.text && <span className={styles.text}>{ring.text}</span>}
        {inner.length > 0 && <Nested rings={inner} />}
      </div>
    )
  );
}
