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

function Note({text, href}: {text: string; href: string | undefined}): ReactNode {
  return (
    <span className={styles.note}>{href === undefined ? text : <Link to={href}>{text}</Link>}</span>
  );
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
        {note !== undefined && <Note text={note} href={href} />}{' '}
        {setBy !== undefined && <Note text={setBy} href={setByHref} />}
      </dd>
    </div>
  );
}

export interface ApiFieldsProps {
  /** Name of the group: path, query, body or response. */
  label: string;
  /** Description of the group. */
  text?: string;
  /** Link target of the text. */
  href?: string;
  /** Example as JSON. */
  example?: string;
  /** Label of the disclosure with the JSON. */
  exampleLabel?: string;
  /** `ApiField` elements. */
  children?: ReactNode;
}

/** The fields of a part of a request, of a response or of an object. */
export function ApiFields({
  label,
  text,
  href,
  example,
  exampleLabel,
  children,
}: ApiFieldsProps): ReactNode {
  return (
    <div className={styles.group}>
      <p className={styles.label}>{label}</p>
      <div>
        {text !== undefined && (
          <p className={styles.text}>{href === undefined ? text : <Link to={href}>{text}</Link>}</p>
        )}
        {children !== undefined && <dl className={styles.fields}>{children}</dl>}
        {example !== undefined && (
          <details className={styles.example}>
            <summary>{exampleLabel}</summary>
            {/* Wide JSON scrolls horizontally, so it must be focusable. */}
            <pre tabIndex={0}>
              <code>{example}</code>
            </pre>
          </details>
        )}
      </div>
    </div>
  );
}
