import {translate} from '@docusaurus/Translate';
import {useLayoutEffect, type ReactNode} from 'react';
import {isProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {AppLink} from '../parts/AppLink.tsx';
import {hitAddress} from '../parts/hitAddress.ts';
import {HitText} from '../parts/HitText.tsx';
import {useGroupLabel} from '../parts/useGroupLabel.ts';
import type {BoxPanelProps} from './BoxPanel.tsx';
import styles from './styles.module.css';

type HitListProps = Pick<
  BoxPanelProps,
  'list' | 'listId' | 'optionId' | 'groups' | 'active' | 'onFollow'
>;

/** The suggestions, grouped by product. */
export function HitList(props: HitListProps): ReactNode {
  const {list, listId, optionId, groups, active, onFollow} = props;
  const groupLabel = useGroupLabel();
  /** Position of each group's first hit. */
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, {hits}) => sum + hits.length, 0),
  );
  const activeId = active === null ? null : optionId(active);
  // Rows grow when their excerpts arrive, which would move a chosen row out of the list.
  useLayoutEffect(() => {
    if (activeId !== null) {
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
    }
  }, [activeId, groups]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      tabIndex={-1}
      className={styles.list}
      aria-label={translate({id: 'search.suggestions', message: '搜索建议'})}
    >
      {groups.map(({key, hits, best}, index) => {
        const isAnswer = best.length > 0;
        const name = groupLabel(key);
        const label = isAnswer
          ? translate({id: 'search.answer', message: '答案：{group}'}, {group: name})
          : name;
        const isProduct = isProductId(key);
        return (
          <div
            key={isAnswer ? 'answer' : key}
            role="group"
            aria-label={label}
            {...(isProduct && {'data-accent': key})}
            className={styles.group}
          >
            <p aria-hidden="true" className={styles.groupLabel}>
              {isProduct && <Mark name={key} size={16} />}
              <span>{label}</span>
            </p>
            {hits.map((hit, position) => {
              const at = (starts[index] ?? 0) + position;
              return (
                <AppLink
                  key={hit.url}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  href={hitAddress(hit)}
                  onFollow={onFollow}
                  className={styles.hit}
                >
                  <span aria-hidden="true" className={styles.number}>
                    {at + 1}
                  </span>
                  <HitText hit={hit} group={name} best={best} />
                </AppLink>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
