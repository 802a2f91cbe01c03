import {useWindowSize} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ReadingGridProps {
  /** Table of contents beside the text on wide pages. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The grid of articles and pages: number column, text, contents. */
export function ReadingGrid({contents, children}: ReadingGridProps): ReactNode {
  const windowSize = useWindowSize();
  return (
    <div className={styles.page}>
      <div className={styles.column}>{children}</div>
      {/* The stylesheet hides it on phones until hydration removes it. */}
      {contents !== undefined && windowSize !== 'mobile' && (
        <div className={styles.toc}>{contents}</div>
      )}
    </div>
  );
}
