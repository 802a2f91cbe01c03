import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiFieldProps {
  name: string;
  /** Type, and whether the field is required. */
  note?: string;
  /** Address of the description of the type. */
  href?: string;
  /** Meaning of the field. */
  text?: string;
  /** Operation that changes the field. */
  setBy?: string;
  /** Address of the description of that operation. */
  setByHref?: string;
}

/** A field of a request, a response or an object. */
export function ApiField({name, note, href, text, setBy, setByHref}: ApiFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>
        {text !== undefined && <span>{text}</span>}{' '}
        {note !== undefined && (
          <span className={styles.note}>
            {href === undefined ? note : <Link to={href}>{note}</Link>}
          </span>
        )}{' '}
        {setBy !== undefined && (
          <span className={styles.note}>
            {setByHref === undefined ? setBy : <Link to={setByHref}>{setBy}</Link>}
          </span>
        )}
      </dd>
    </div>
  );
}
