import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {editions, type EditionId} from '@site/config/editions';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface PlanProps {
  /** Lowest edition that has the function. */
  id: EditionId;
}

/** The edition that a function requires, as a small label in the text. */
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
