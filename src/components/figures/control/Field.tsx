import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Pin} from './Labels';
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

export interface FieldProps {
  label: string;
  /** Value of the field, or the chosen options of a group. A list without a value has a dash. */
  value?: ReactNode | readonly string[];
  kind?: 'text' | 'select' | 'area' | 'check' | 'radio' | 'switch';
  /** Options of a group of checkboxes, radio buttons or switches. */
  options?: readonly string[];
  /** State of a single checkbox, radio button or switch. */
  on?: boolean;
  /** Button at the end of the field. */
  action?: ReactNode;
  note?: ReactNode;
  pin?: number;
}

/** A field of a form with its label. */
export function Field({
  label,
  value,
  kind = 'text',
  options,
  on = false,
  action,
  note,
  pin,
}: FieldProps): ReactNode {
  const name = (
    <>
      <span>{label}</span>
      {pin !== undefined && <Pin n={pin} />}
    </>
  );
  const aside = note && <span className={styles.note}>{note}</span>;
  const choice = kind === 'check' || kind === 'radio' || kind === 'switch';

  if (choice && !options) {
    return (
      <div className={styles.option}>
        <Box kind={kind} on={on} />
        <span>
          {name}
          {aside}
        </span>
      </div>
    );
  }

  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    <div className={styles.field}>
      <span className={styles.label}>{name}</span>
      <span className={clsx(styles.control, action && styles.withAction)}>
        {choice ? (
          <span className={styles.group}>
            {options?.map((option) => (
              <span key={option} className={styles.option}>
                <Box kind={kind} on={chosen.includes(option)} />
                {option}
              </span>
            ))}
          </span>
        ) : (
          <span className={clsx(styles.input, kind === 'area' && styles.area)}>
            <span>{value ?? (kind === 'select' && <span className={styles.muted}>–</span>)}</span>
            {kind === 'select' && <Icon name="chevronDown" size={14} />}
          </span>
        )}
        {action}
        {aside}
      </span>
    </div>
  );
}
