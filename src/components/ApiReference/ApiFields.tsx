import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
