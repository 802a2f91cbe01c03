import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface ApiObjectProps {
  /** Id of the heading. */
  id: string;
  name: string;
  children?: ReactNode;
}

/** An object of an API. `plugins/api-reference` generates these elements. */
export function ApiObject({id, name, children}: ApiObjectProps): ReactNode {
  return (
    <section className={styles.operation}>
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      {children}
    </section>
  );
}

/** The name says what the operation does, in the language of the page. */
export interface ApiOperationProps extends ApiObjectProps {
  /** HTTP method in capitals: `GET`. */
  method: string;
  /** Path with placeholders in braces. */
  path: string;
}

/** An operation of an API. `plugins/api-reference` generates these elements. */
export function ApiOperation({id, name, method, path, children}: ApiOperationProps): ReactNode {
  return (
    <ApiObject id={id} name={name}>
      <p className={styles.request}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </p>
      {children}
    </ApiObject>
  );
}
