import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Tie} from '@site/src/components/Tie';
import styles from './styles.module.css';

export interface PairsProps {
  rows: readonly {
    /** Text of the source. A side without a text is an empty cell. */
    source?: ReactNode;
    target?: ReactNode;
    /** State of the pair. The default without a target is `missing`. */
    state?: 'confirmed' | 'open' | 'missing';
    note?: ReactNode;
  }[];
  /** Names of the two sides. */
  labels?: readonly [string, string];
  /** Language tags, if a side is not in the language of the page. */
  sourceLang?: string;
  targetLang?: string;
}

interface SideProps {
  lang: string | undefined;
  children: ReactNode;
}

/** One side of a pair: its text, or an empty cell. */
function Side({lang, children}: SideProps): ReactNode {
  const empty = children === undefined || children === '';
  return (
    <span lang={lang} className={clsx(empty && styles.empty)}>
      {children}
    </span>
  );
}

/** Corresponding items as rows of source, tie and target. */
export function Pairs({rows, labels, sourceLang, targetLang}: PairsProps): ReactNode {
  return (
    <div className={styles.pairs}>
      {labels && (
        <div className={clsx(styles.pair, styles.labels)}>
          <span>{labels[0]}</span>
          <span>{labels[1]}</span>
        </div>
      )}
      {rows.map(({source, target, state, note}, index) => {
        const missing = (state ?? (target === undefined ? 'missing' : 'open')) === 'missing';
        return (
          <div key={index} className={styles.pair}>
            <span className={styles.left}>
              <Side lang={sourceLang}>{source}</Side>
              <Tie
                direction="fold"
                confirmed={state === 'confirmed'}
                dashed={missing}
                className={styles.joint}
              />
            </span>
            <span className={styles.right}>
              <Side lang={targetLang}>{target}</Side>
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
