import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface RowSectionProps {
  heading: ReactNode;
  /** Heading level, which is 1 if the section is the whole page. */
  level?: 1 | 2;
  /** Content of the target column beside the heading. */
  aside?: ReactNode;
  /** Numbered lists are `ol`, because their order has a meaning. */
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
    // Items of a list that shares the page have their own pages, which the search finds instead.
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
      {/* Safari removes list semantics with the bullets. The role keeps them. */}
      <List className={styles.rows} role="list">
        {children}
      </List>
    </section>
  );
}
