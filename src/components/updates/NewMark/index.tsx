import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useIsNewPost} from '@site/src/hooks/useIsNewPost';
import styles from './styles.module.css';

export interface NewMarkProps {
  /** ISO date of the post. */
  date: string;
  className?: string | undefined;
}

/**
 * Marks a post that is newer than the reader's last visit. It always reserves its space, so that
 * the layout does not shift after hydration.
 */
export function NewMark({date, className}: NewMarkProps): ReactNode {
  const isNew = useIsNewPost()(date);
  return (
    <span className={clsx(styles.mark, !isNew && styles.absent, className)} data-new-mark>
      <span className="visually-hidden">
        <Translate id="updates.newMark.label">上次访问之后新发布</Translate>
      </span>
      <span aria-hidden="true">
        <Translate id="updates.newMark.word">新</Translate>
      </span>
    </span>
  );
}
