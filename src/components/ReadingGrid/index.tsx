import {useWindowSize} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ReadingGridProps {
  /** The table of contents beside the text on wide pages. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The grid of a text to read: number column, text, contents. Articles and pages share it. */
export function ReadingGrid({contents, children}: ReadingGridProps): ReactNode {
  const windowSize = useWindowSize();
  return (
    <div className={styles.page}>
      <div className={styles.column}>{children}</div>
      {/* The stylesheet hides it on phones until the script takes it out. */}
      {contents !== undefined && windowSize !== 'mobile' && (
        <div className={styles.toc}>{contents}</div>
      )}
    </div>
  );
}
