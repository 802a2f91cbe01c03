import clsx from 'clsx';
import type {ReactNode} from 'react';
import {updateKindName, type UpdateKindId} from '@site/config/updateKinds';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface KindMarkProps {
  kind: UpdateKindId;
  /** How many changes of this kind there are. */
  count?: number | undefined;
  className?: string | undefined;
}

/** What kind of change it is: a shape and a word, never a colour. */
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
