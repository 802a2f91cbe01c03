import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface RingProps {
  /** Size in CSS pixels. */
  size?: 16 | 24;
}

/**
 * Loading indicator: a spinning ring, or three static dots for reduced motion. It is decorative,
 * because a text beside it says what is loading.
 */
export function Ring({size = 16}: RingProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
    >
      <g className={styles.turning} stroke="currentColor" strokeWidth="2">
        <circle cx="8" cy="8" r="6" strokeOpacity="0.25" />
        <path d="M8 2a6 6 0 0 1 6 6" />
      </g>
      <path className={styles.dots} d="M1 7h2v2H1zM7 7h2v2H7zM13 7h2v2h-2z" fill="currentColor" />
    </svg>
  );
}
