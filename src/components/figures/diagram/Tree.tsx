import clsx from 'clsx';
import type {ReactNode} from 'react';
import shapes from './shapes.module.css';
import styles from './Tree.module.css';

export interface Branch {
  title: ReactNode;
  text?: ReactNode;
  children?: readonly Branch[];
}

export interface TreeProps {
  root: string;
  branches: readonly Branch[];
}

function Branches({of}: {of: readonly Branch[]}): ReactNode {
  return (
    <div className={styles.branches}>
      {of.map(({title, text, children}, index) => (
        <div key={index} className={styles.branch}>
          <span>{title}</span>
          {text && <span className={shapes.text}>{text}</span>}
          {children && <Branches of={children} />}
        </div>
      ))}
    </div>
  );
}

/** A tree of reasons or decisions. */
export function Tree({root, branches}: TreeProps): ReactNode {
  return (
    <div>
      <span className={clsx(shapes.box, styles.root)}>{root}</span>
      <Branches of={branches} />
    </div>
  );
}
