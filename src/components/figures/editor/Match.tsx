import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Pin} from '../control/Labels';
import styles from './styles.module.css';

export interface MatchProps {
  rate?: ReactNode;
  /** Source of the entry: translation memory, machine translation or termbase. */
  kind?: 'TM' | 'MT' | 'TB';
  /** Name of the memory, engine or termbase. */
  source?: ReactNode;
  /** Source text of the entry. */
  text?: ReactNode;
  translation: ReactNode;
  note?: ReactNode;
  active?: boolean;
  pin?: number;
  sourceLang?: string;
  targetLang?: string;
}

/** An entry of a side panel: a suggestion of a memory, an engine or a termbase for the segment. */
export function Match({
  rate,
  kind = 'TM',
  source,
  text,
  translation,
  note,
  active = false,
  pin,
  sourceLang = 'zh-CN',
  targetLang = 'en-US',
}: MatchProps): ReactNode {
  return (
    <div className={clsx(styles.match, active && styles.active)}>
      <div className={styles.origin}>
        <span className={clsx(rate !== undefined && styles.best)}>{rate ?? kind}</span>
        <span>
          {source}
          {rate !== undefined && <span className={styles.kind}>{kind}</span>}
          {pin !== undefined && <Pin n={pin} />}
        </span>
      </div>
      {text !== undefined && (
        <div lang={sourceLang} className={styles.text}>
          {text}
        </div>
      )}
      <div lang={targetLang} className={styles.translation}>
        {translation}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
