import type {ReactNode} from 'react';
import type {AnswerHit} from '../answer.ts';
import {Marked} from './Marked.tsx';
import styles from './styles.module.css';

export interface HitTextProps {
  hit: AnswerHit;
  /** Name of the group that the hit stands in, which its breadcrumbs need not repeat. */
  group?: string;
  /** The longer excerpt. */
  isLong?: boolean;
}

/** A hit: title and section, where it stands, and the text around what was found. */
export function HitText({hit, group, isLong = false}: HitTextProps): ReactNode {
  const {title, section, breadcrumbs, excerpt, passage} = hit;
  const text = isLong ? passage : excerpt;
  const crumbs = breadcrumbs[0] === group ? breadcrumbs.slice(1) : breadcrumbs;
  return (
    <span className={styles.hit}>
      <span className={styles.names}>
        <span className={styles.title}>
          <Marked text={title} />
        </span>
        {section && (
          <>
            {' '}
            <span className={styles.section}>
              <Marked text={section} />
            </span>
          </>
        )}
      </span>
      {crumbs.length > 0 && <span className={styles.crumbs}>{crumbs.join(' / ')}</span>}
      {/* The line is there before its text: rows never move. */}
      <span className={isLong ? styles.passage : styles.excerpt}>
        {text && <Marked text={text} />}
      </span>
    </span>
  );
}
