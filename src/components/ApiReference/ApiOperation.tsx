import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiOperationProps {
  /** Id of the heading. */
  id: string;
  /** What the operation does, in the language of the page. */
  name: string;
  /** In capitals: `GET`. */
  method: string;
  /** With placeholders in braces. */
  path: string;
  children?: ReactNode;
}

/** One operation of an interface. Written by `plugins/api-reference`, not by hand. */
export function ApiOperation({id, name, method, path, children}: ApiOperationProps): ReactNode {
  return (
    <section className={styles.operation}>
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      <p className={styles.request}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </p>
      {children}
    </section>
  );
}
