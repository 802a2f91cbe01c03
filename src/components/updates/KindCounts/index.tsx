import type {ReactNode} from 'react';
import {updateKindIds, type UpdateKindId} from '@site/config/updateKinds';
import {KindMark} from '@site/src/components/updates/KindMark';
import styles from './styles.module.css';

/** The number of changes of each kind in a post. Kinds without changes are left out. */
export function KindCounts({
  kinds,
}: {
  kinds: Readonly<Partial<Record<UpdateKindId, number>>>;
}): ReactNode {
  return (
    <ul className={styles.counts} role="list">
      {updateKindIds.map(
        (kind) =>
          kinds[kind] !== undefined && (
            <li key={kind}>
              <KindMark count={kinds[kind]} kind={kind} />
            </li>
          ),
      )}
    </ul>
  );
}
