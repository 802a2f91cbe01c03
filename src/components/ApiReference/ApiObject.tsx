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

/** One object of an interface. Written by `plugins/api-reference`, not by hand. */
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
