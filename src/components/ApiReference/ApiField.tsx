import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiFieldProps {
  name: string;
  /** Type, and whether it has to be there. */
  note?: string;
  /** Where the type is explained. */
  href?: string;
  /** What it means. */
  text?: string;
  /** The call that changes it. */
  setBy?: string;
  /** Where that call is explained. */
  setByHref?: string;
}

/** One field of a request, an answer or an object. */
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
