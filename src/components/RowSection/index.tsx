import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface RowSectionProps {
  heading: ReactNode;
  /** 1 where the section is the whole page. */
  level?: 1 | 2;
  /** Content of the target column beside the heading. */
  aside?: ReactNode;
  /** Numbered lists are `ol`: their order says something. */
  list?: 'ol' | 'ul';
  /** `PairRow` items. */
  children: ReactNode;
}

/** A heading on the row grid with a list of pairs below it. */
export function RowSection({
  heading,
  level = 2,
  aside,
  list: List = 'ul',
  children,
}: RowSectionProps): ReactNode {
  const id = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    // A list among others names things that have their own pages, and search finds those.
    <section
      aria-labelledby={id}
      className={styles.section}
      data-nosnippet={level === 2 ? true : undefined}
    >
      <header className={styles.head}>
        <Heading className={styles.heading} id={id}>
          {heading}
        </Heading>
        {aside !== undefined && (
          <p className={styles.aside} data-nosnippet>
            {aside}
          </p>
        )}
      </header>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      <List className={styles.rows} role="list">
        {children}
      </List>
    </section>
  );
}
