import clsx from 'clsx';
import type {ReactNode} from 'react';
import {placeExits, type Exit} from './chainLayout';
import shapes from './shapes.module.css';
import styles from './Chain.module.css';

interface ChainProps {
  nodes: readonly ReactNode[];
  /** Label of the link from node i to node i + 1. */
  via?: readonly string[];
  exits?: readonly (Exit & {label: string; goal?: string})[];
  /** Whether it is a row if there is room. */
  row: boolean;
  className?: string | undefined;
}

/** Boxes joined by arrows, with jumps and exits. It is a column if there is no room for a row. */
export function Chain({nodes, via = [], exits = [], row, className}: ChainProps): ReactNode {
  const places = placeExits(exits, nodes.length);
  const between = `repeat(${nodes.length - 1}, var(--half) var(--half) var(--link))`;
  return (
    <div
      className={clsx(styles.chain, row && styles.row, className)}
      style={{'--columns': `${nodes.length > 1 ? between : ''} var(--half) var(--half)`}}
    >
      {nodes.map((node, index) => [
        <div key={`node ${index}`} className={clsx(shapes.node, styles.node)}>
          {node}
        </div>,
        exits.map(({from, to, label, goal}, exitIndex) => {
          const place = places[exitIndex];
          if (from !== index || !place) {
            return null;
          }
          return (
            <div
              key={`exit ${exitIndex}`}
              className={clsx(
                styles.exit,
                // A column draws a jump like any other exit.
                row && to !== undefined && [shapes.pointed, styles.jump],
                to !== undefined && to > from && styles.ahead,
                place.mirrored && styles.mirrored,
              )}
              style={{
                '--column': place.columns.join(' / '),
                '--row': `2 / ${place.level + 2}`,
              }}
            >
              <span className={clsx(shapes.small, styles.label)}>{label}</span>
              {goal && (
                <>
                  <span className={clsx(shapes.small, styles.arrow)}>→</span>
                  <span className={clsx(shapes.box, styles.goal)}>{goal}</span>
                </>
              )}
            </div>
          );
        }),
        index < nodes.length - 1 && (
          <div key={`link ${index}`} className={clsx(shapes.pointed, styles.link)}>
            {via[index] && <span className={clsx(shapes.small, styles.label)}>{via[index]}</span>}
          </div>
        ),
      ])}
    </div>
  );
}
