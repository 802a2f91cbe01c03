import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ApiObjectProps {
  /** Id of the heading. */
  id: string;
  /** Name of the object in the description. */
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
