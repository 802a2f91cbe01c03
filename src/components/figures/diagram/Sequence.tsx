import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {at} from './at';
import shapes from './shapes.module.css';
import styles from './tracks.module.css';

export interface SequenceProps {
  actors: readonly string[];
  /** Messages in order. `from` and `to` are indexes of `actors`. A `reply` is dashed. */
  messages: readonly {from: number; to: number; text: ReactNode; reply?: boolean}[];
}

/** Returns the grid lines of a message. A message to self extends half a column to either side. */
function columns(from: number, to: number, last: number): string {
  if (from === to) {
    return from === last ? `${2 * from} / span 2` : `${2 * from + 2} / span 2`;
  }
  return `${2 * Math.min(from, to) + 2} / ${2 * Math.max(from, to) + 2}`;
}

/** Messages between programs or people. Time runs from top to bottom. */
export function Sequence({actors, messages}: SequenceProps): ReactNode {
  return (
    <div className={styles.sequence} style={{'--tracks': actors.length * 2}}>
      {actors.map((actor, index) => (
        <Fragment key={actor}>
          <div className={styles.actor} style={{gridColumn: `${2 * index + 1} / span 2`}}>
            <span className={clsx(shapes.node, styles.name)}>{actor}</span>
          </div>
          <div
            className={styles.line}
            style={{gridColumn: 2 * index + 2, gridRow: `2 / span ${messages.length}`}}
          />
        </Fragment>
      ))}
      {messages.map(({from, to, text, reply = false}, index) => (
        <div
          key={index}
          className={clsx(
            shapes.pointed,
            styles.message,
            reply && styles.reply,
            from > to && styles.left,
            from === to && styles.self,
            from === to && to === actors.length - 1 && styles.mirrored,
          )}
          style={{gridColumn: columns(from, to, actors.length - 1), gridRow: index + 2}}
        >
          <span className={styles.n}>{index + 1}</span>
          <span className={clsx(shapes.small, styles.who)}>
            {from === to
              ? at(actors, from, 'actor')
              : `${at(actors, from, 'actor')} → ${at(actors, to, 'actor')}`}
          </span>
          <span className={styles.said}>{text}</span>
        </div>
      ))}
    </div>
  );
}
