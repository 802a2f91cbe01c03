import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import styles from './styles.module.css';

interface BoxProps {
  kind: 'check' | 'radio' | 'switch';
  on: boolean;
}

/** The part of a checkbox, radio button or switch that shows its state. */
export function Box({kind, on}: BoxProps): ReactNode {
  return (
    <span className={clsx(styles.box, styles[kind], on && styles.on)}>
      {kind === 'check' && on && <Icon name="check" size={14} />}
    </span>
  );
}
