import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiFieldProps {
  name: string;
  /** Type, and whether it has to be there. */
  note?: string;
  /** What it means. */
  text?: string;
}

/** One field of a request. */
export function ApiField({name, note, text}: ApiFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        {text !== undefined && <span>{text}</span>}{' '}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
