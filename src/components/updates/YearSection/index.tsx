import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface YearSectionProps {
  year: string;
  children: ReactNode;
}

/** A section with a year as its heading. */
export function YearSection({year, children}: YearSectionProps): ReactNode {
  const id = `year-${year}`;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.year} id={id}>
        {year}
      </h2>
      {children}
    </section>
  );
}
