import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {editions, type EditionId} from '@site/config/editions';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface PlanProps {
  /** The edition from which on the function is there. */
  id: EditionId;
}

/** The edition that a function belongs to, as a small label in the text. */
export function Plan({id}: PlanProps): ReactNode {
  const locale = useLocale();
  return (
    <span className={styles.plan}>
      <span className="visually-hidden">
        <Translate id="article.plan.label">版本：</Translate>
      </span>
      <span>{editions[id][locale]}</span>
    </span>
  );
}
