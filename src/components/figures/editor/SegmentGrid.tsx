import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Tie} from '@site/src/components/Tie';
import {Pin} from '../control/Labels';
import styles from './styles.module.css';

export interface SegmentGridProps {
  /** Language tag of the source. */
  source?: string;
  /** Language tag of the target. */
  target?: string;
  rows: readonly {
    n: number | string;
    source: ReactNode;
    /** Target text. If it is absent, the tie of the pair is dashed. */
    target?: ReactNode;
    status: ReactNode;
    rate?: ReactNode;
    active?: boolean;
    locked?: boolean;
    /** Whether the segment is assigned to another member, and therefore grey. */
    foreign?: boolean;
    pin?: number;
  }[];
}

/** The segments of a document in the editor. */
export function SegmentGrid({
  source: sourceLang = 'zh-CN',
  target: targetLang = 'en-US',
  rows,
}: SegmentGridProps): ReactNode {
  return (
    <div className={styles.editor}>
      <div className={styles.grid}>
        <div className={clsx(styles.segment, styles.head)}>
          <span className={styles.n}>#</span>
          <span>
            {`${translate({id: 'figure.segments.source', message: '原文'})} ${sourceLang}`}
          </span>
          <span />
          <span>
            {`${translate({id: 'figure.segments.target', message: '译文'})} ${targetLang}`}
          </span>
          <span className={styles.state}>
            {translate({id: 'figure.segments.status', message: '状态'})}
          </span>
        </div>
        {rows.map(({n, source, target, status, rate, active, locked, foreign, pin}) => (
          <div
            key={n}
            className={clsx(
              styles.segment,
              active && styles.active,
              locked && styles.locked,
              foreign && styles.foreign,
            )}
          >
            <span className={styles.n}>{n}</span>
            <span className={styles.source} lang={sourceLang}>
              {source}
            </span>
            <Tie
              bare
              direction="fold"
              confirmed={active === true}
              dashed={target === undefined}
              className={styles.tie}
            />
            <span className={styles.target} lang={targetLang}>
              {target}
              {pin !== undefined && <Pin n={pin} />}
            </span>
            <span className={styles.state}>
              {locked && <Icon name="lock" size={14} className={styles.lock} />}
              {status}
              {rate !== undefined && <span className={styles.rate}>{rate}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
