import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {isProductId} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import type {AnswerBlock} from '../../markup/answerOf.ts';
import type {AnswerHit} from '../answer.ts';
import {AnswerText} from '../parts/AnswerText.tsx';
import {AppLink} from '../parts/AppLink.tsx';
import {CopyAnswer} from '../parts/CopyAnswer.tsx';
import {groupOf} from '../parts/groupHits.ts';
import {hitAddress} from '../parts/hitAddress.ts';
import {Marked} from '../parts/Marked.tsx';
import {useGroupLabel} from '../parts/useGroupLabel.ts';
import styles from './styles.module.css';

interface HitsProps {
  hits: readonly AnswerHit[];
  /** The start of the first hit's text if it answers the query; otherwise empty. */
  best: readonly AnswerBlock[];
  onFollow: (url: string) => void;
}

/** Prepends the name of the hit's group, unless the breadcrumbs contain it. */
const placeOf = (group: string, breadcrumbs: readonly string[]) =>
  (breadcrumbs[0] === group ? breadcrumbs : [group, ...breadcrumbs]).join(' / ');

/** Lists the results in the order of their rank. */
export function Hits({hits, best, onFollow}: HitsProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const groupLabel = useGroupLabel();
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(hits.length);

  // The button “More” disappears on the last page, so the focus moves to the first new hit.
  useEffect(() => {
    const before = count.current;
    count.current = hits.length;
    if (before > 0 && hits.length > before && document.activeElement === document.body) {
      list.current?.children[before]?.querySelector('a')?.focus({preventScroll: true});
    }
  }, [hits]);

  return (
    <ol ref={list} role="list" className={styles.hits}>
      {hits.map((hit, at) => {
        const isAnswer = at === 0 && best.length > 0;
        const group = groupOf(hit.url, baseUrl);
        return (
          <li
            key={hit.url}
            className={styles.hit}
            {...(isProductId(group) && {'data-accent': group})}
          >
            <span className={styles.mark}>
              {isProductId(group) && <Mark name={group} size={20} />}
            </span>
            <div className={styles.text}>
              <Heading as="h2" className={styles.names}>
                <AppLink href={hitAddress(hit)} onFollow={onFollow} className={styles.link}>
                  <Marked text={hit.title} />
                  {hit.section && (
                    <>
                      {' '}
                      <span className={styles.section}>
                        <Marked text={hit.section} />
                      </span>
                    </>
                  )}
                </AppLink>
              </Heading>
              <p className={styles.crumbs}>{placeOf(groupLabel(group), hit.breadcrumbs)}</p>
              {isAnswer ? (
                <>
                  <AnswerText blocks={best} />
                  <p className={styles.copy}>
                    <CopyAnswer hit={hit} best={best} />
                  </p>
                </>
              ) : (
                <p className={styles.passage}>{hit.passage && <Marked text={hit.passage} />}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
