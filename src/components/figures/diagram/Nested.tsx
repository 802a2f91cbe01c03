import clsx from 'clsx';
import type {ReactNode} from 'react';
import shapes from './shapes.module.css';
import styles from './Nested.module.css';

export interface NestedProps {
  /** Sets, outermost first. */
  rings: readonly {title: ReactNode; text?: ReactNode}[];
}

/** Sets that contain each other. */
export function Nested({rings: [ring, ...inner]}: NestedProps): ReactNode {
  return (
    ring && (
      <div className={clsx(shapes.box, styles.ring)}>
        <span className={shapes.title}>{ring.title}</span>
        {ring.text && <span className={clsx(shapes.text, styles.text)}>{ring.text}</span>}
        {inner.length > 0 && <Nested rings={inner} />}
      </div>
    )
  );
}
