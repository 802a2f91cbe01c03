import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiFieldsProps {
  /** What the fields belong to: query, body, form, answer. */
  label: string;
  /** What the whole is. */
  text?: string;
  /** Where the text leads. */
  href?: string;
  /** JSON that shows it. */
  example?: string;
  /** What opens the JSON. */
  exampleLabel?: string;
  /** `ApiField`s. */
  children?: ReactNode;
}

/** The fields of one part of a request, of an answer or of an object. */
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
            {/* Wide JSON scrolls sideways; the keyboard has to reach it. */}
            <pre tabIndex={0}>
              <code>{example}</code>
            </pre>
          </details>
        )}
      </div>
    </div>
  );
}
