import clsx from 'clsx';
import type {ReactNode} from 'react';
import {updateKindName, type UpdateKindId} from '@site/config/updateKinds';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface KindMarkProps {
  kind: UpdateKindId;
  /** Number of changes of this kind. */
  count?: number | undefined;
  className?: string | undefined;
}

/** The kind of a change as a shape and a word, without colour. */
export function KindMark({kind, count, className}: KindMarkProps): ReactNode {
  const locale = useLocale();
  return (
    <span className={clsx(styles.kind, className)} data-nosnippet>
      <span aria-hidden="true" className={clsx(styles.shape, styles[kind])} />
      <span>
        {count === undefined
          ? updateKindName(kind)[locale]
          : `${updateKindName(kind)[locale]} ${count}`}
      </span>
    </span>
  );
}
