import clsx from 'clsx';
import type {ReactNode} from 'react';
import shapes from './shapes.module.css';
import styles from './Layers.module.css';

export interface LayersProps {
  rows: readonly {title: string; items: readonly string[]}[];
}

/** Layers of a system, one above the other. */
export function Layers({rows}: LayersProps): ReactNode {
  return (
    <div className={styles.layers}>
      {rows.map(({title, items}) => (
        <div key={title} className={styles.layer}>
          <span className={clsx(shapes.title, styles.name)}>{title}</span>
          <span className={styles.items}>
            {items.map((item) => (
              <span key={item} className={clsx(shapes.box, styles.item)}>
                {item}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
