import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Tone} from '../Tone';
import styles from './styles.module.css';

export interface ChipProps {
  selected?: boolean;
  tone?: Tone;
  children: ReactNode;
}

/** A small label: a filter, a badge, a choice. */
export function Chip({selected = false, tone = 'neutral', children}: ChipProps): ReactNode {
  return (
    <span data-tone={tone} className={clsx(styles.chip, selected && styles.selected)}>
      {children}
    </span>
  );
}
