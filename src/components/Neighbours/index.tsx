import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

export interface Neighbour {
  /** Label of the neighbour, such as “previous”. */
  readonly label: ReactNode;
  readonly title: string;
  readonly permalink: string;
}

export interface NeighboursProps {
  /** Name of the landmark. */
  label: string;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  className?: string | undefined;
}

function Side({neighbour, side}: {neighbour: Neighbour; side: 'previous' | 'next'}): ReactNode {
  return (
    <Link className={clsx(styles.link, styles[side])} to={neighbour.permalink}>
      <span className={styles.label}>{neighbour.label}</span>
      <span className={styles.title}>{neighbour.title}</span>
    </Link>
  );
}

/** Links to the previous and next page, joined by a tie if both exist. */
export function Neighbours({label, previous, next, className}: NeighboursProps): ReactNode {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav aria-label={label} className={clsx(styles.neighbours, className)}>
      {previous && <Side neighbour={previous} side="previous" />}
      {previous && next && <Tie className={styles.tie} />}
      {next && <Side neighbour={next} side="next" />}
    </nav>
  );
}
