import type {ReactNode} from 'react';
import type {ProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {Chain} from './Chain';
import shapes from './shapes.module.css';
import styles from './Chain.module.css';

export interface FlowProps {
  steps: readonly {
    title: ReactNode;
    text?: ReactNode;
    /** Product that performs the step. */
    mark?: ProductId;
  }[];
  /** Label of the loop from the last step to the first. */
  loop?: string;
  /** A row by default for up to five steps. It is always a column if there is no room. */
  direction?: 'row' | 'column';
}

/** Steps joined by arrows. */
export function Flow({
  steps,
  loop,
  direction = steps.length > 5 ? 'column' : 'row',
}: FlowProps): ReactNode {
  const first = steps[0]?.title;
  return (
    <Chain
      className={styles.flow}
      nodes={steps.map(({title, text, mark}) => (
        <>
          <span className={shapes.title}>
            {mark && <Mark name={mark} size={14} />}
            {title}
          </span>
          {text && <span className={shapes.text}>{text}</span>}
        </>
      ))}
      exits={
        loop === undefined
          ? []
          : [
              {
                from: steps.length - 1,
                to: 0,
                label: loop,
                ...(typeof first === 'string' && {goal: first}),
              },
            ]
      }
      row={direction === 'row'}
    />
  );
}
