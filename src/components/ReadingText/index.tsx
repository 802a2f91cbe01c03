import clsx from 'clsx';
import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import styles from './styles.module.css';

export interface ReadingTextProps {
  /** Compiled Markdown. */
  children: ReactNode;
  className?: string | undefined;
}

/** Provides compiled Markdown with its components, and styles its lead. */
export function ReadingText({children, className}: ReadingTextProps): ReactNode {
  return (
    <div className={clsx(className, 'markdown', styles.text)}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
