import type {ReactNode} from 'react';
import type {AnswerBlock} from '../../markup/answerOf.ts';
import type {AnswerHit} from '../answer.ts';
import {AnswerText} from './AnswerText.tsx';
import {Marked} from './Marked.tsx';
import styles from './styles.module.css';

export interface HitTextProps {
  hit: AnswerHit;
  /** Name of the hit's group, which is omitted from its breadcrumbs. */
  group?: string;
  /** The text of the hit if it answers the query; it replaces the excerpt. */
  best?: readonly AnswerBlock[];
}

/** Shows a hit: title and section, breadcrumbs, and the text around the match. */
export function HitText({hit, group, best = []}: HitTextProps): ReactNode {
  const {title, section, breadcrumbs, excerpt} = hit;
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
      {best.length > 0 ? (
        <AnswerText blocks={best} />
      ) : (
        // The line reserves its space before the text arrives, so that rows never move.
        <span className={styles.excerpt}>{excerpt && <Marked text={excerpt} />}</span>
      )}
    </span>
  );
}
