import {translate} from '@docusaurus/Translate';
import {useLayoutEffect, type ReactNode} from 'react';
import {isProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import type {AnswerBlock} from '../../markup/extracts.ts';
import {AppLink} from '../parts/AppLink.tsx';
import {hitAddress} from '../parts/hitAddress.ts';
import {useGroupLabel} from '../parts/groupHits.ts';
import type {AnswerHit} from '../protocol.ts';
import {AnswerText, Marked} from '../parts/HitTexts.tsx';
import textStyles from '../parts/styles.module.css';
import type {BoxPanelProps} from './BoxPanel.tsx';
import styles from './HitList.module.css';

interface HitTextProps {
  hit: AnswerHit;
  /** Name of the hit's group, which is omitted from its breadcrumbs. */
  group: string;
  /** The text of the hit if it answers the query; it replaces the excerpt. */
  best: readonly AnswerBlock[];
}

/** Shows a hit: title and section, breadcrumbs, and the text around the match. */
function HitText({hit, group, best}: HitTextProps): ReactNode {
  const {title, section, breadcrumbs, excerpt} = hit;
  const crumbs = breadcrumbs[0] === group ? breadcrumbs.slice(1) : breadcrumbs;
  return (
    <span className={textStyles.hit}>
      <span className={textStyles.names}>
        <span className={textStyles.title}>
          <Marked text={title} />
        </span>
        {section && (
          <>
            {' '}
            <span className={textStyles.section}>
              <Marked text={section} />
            </span>
          </>
        )}
      </span>
      {crumbs.length > 0 && <span className={textStyles.crumbs}>{crumbs.join(' / ')}</span>}
      {best.length > 0 ? (
        <AnswerText blocks={best} />
      ) : (
        // The line reserves its space before the text arrives, so that rows never move.
        <span className={textStyles.excerpt}>{excerpt && <Marked text={excerpt} />}</span>
      )}
    </span>
  );
}

type HitListProps = Pick<
  BoxPanelProps,
  'list' | 'listId' | 'optionId' | 'groups' | 'active' | 'onFollow'
>;

/** The suggestions, grouped by product. */
export function HitList(props: HitListProps): ReactNode {
  const {list, listId, optionId, groups, active, onFollow} = props;
  const groupLabel = useGroupLabel();
  const rows = groups.flatMap(({hits}) => hits);
  const activeId = active === null ? null : optionId(active);
  // Hits of other products come later, and would move a chosen row out of the visible part.
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
      {groups.map(({key, hits, best}) => {
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
            {hits.map((hit) => {
              const at = rows.indexOf(hit);
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
