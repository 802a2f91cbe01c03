import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiFieldsProps {
  /** Where the fields stand: query, body, form; or that this is the answer. */
  label: string;
  /** What the whole is. */
  text?: string;
  /** `ApiField`s. */
  children?: ReactNode;
}

/** The fields of one part of a request, or what an operation answers. */
export function ApiFields({label, text, children}: ApiFieldsProps): ReactNode {
  return (
    <div className={styles.group}>
      <p className={styles.label}>{label}</p>
      <div>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children !== undefined && <dl className={styles.fields}>{children}</dl>}
      </div>
    </div>
  );
}
