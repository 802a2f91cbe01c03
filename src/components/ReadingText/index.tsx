import clsx from 'clsx';
import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import styles from './styles.module.css';

export interface ReadingTextProps {
  /** A compiled Markdown text. */
  children: ReactNode;
  className?: string | undefined;
}

/** A text made of Markdown, with its vocabulary and its lead. */
export function ReadingText({children, className}: ReadingTextProps): ReactNode {
  return (
    <div className={clsx(className, 'markdown', styles.text)}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
