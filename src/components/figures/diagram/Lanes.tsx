import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {at} from './at';
import shapes from './shapes.module.css';
import styles from './tracks.module.css';

export interface LanesProps {
  lanes: readonly string[];
  /** Steps in chronological order. `lane` is an index of `lanes`. */
  steps: readonly {lane: number; text: ReactNode}[];
}

/** A diagram with one lane per actor. Time runs from top to bottom. */
export function Lanes({lanes, steps}: LanesProps): ReactNode {
  return (
    <div className={styles.lanes} style={{'--tracks': lanes.length}}>
      {lanes.map((lane, index) => (
        <Fragment key={lane}>
          <div className={styles.lane} style={{gridColumn: index + 1}}>
            {lane}
          </div>
          {index > 0 && (
            <div
              className={styles.line}
              style={{gridColumn: index + 1, gridRow: `1 / span ${2 * steps.length}`}}
            />
          )}
        </Fragment>
      ))}
      {steps.map(({lane, text}, index) => {
        const before = steps[index - 1]?.lane;
        return (
          <Fragment key={index}>
            {before !== undefined && (
              <div
                className={clsx(
                  styles.turn,
                  before < lane && styles.right,
                  before > lane && styles.left,
                )}
                style={{
                  gridColumn: `${Math.min(before, lane) + 1} / span ${Math.max(1, Math.abs(before - lane))}`,
                  gridRow: 2 * index + 1,
                }}
              />
            )}
            <div
              className={clsx(
                shapes.node,
                styles.step,
                before !== undefined && [shapes.pointed, styles.next],
              )}
              style={{gridColumn: lane + 1, gridRow: 2 * index + 2}}
            >
              <span className={clsx(shapes.small, styles.who)}>{at(lanes, lane, 'lane')}</span>
              {text}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
