import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
}

/** The header of a page of the update log. */
export function PageHead({title, lead}: PageHeadProps): ReactNode {
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
