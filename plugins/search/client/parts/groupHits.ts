import type {ProductId} from '@site/config/products';
import {productOfPath} from '@site/src/lib/productOfPath';
import type {AnswerBlock} from '../../markup/answerOf.ts';
import type {AnswerHit} from '../answer.ts';

/** What a hit belongs to: a product, the update log, the reference of an interface, the glossary, or a page. */
export type HitGroupKey = ProductId | 'blog' | 'api-reference' | 'glossary' | 'pages';

export interface HitGroup {
  readonly key: HitGroupKey;
  readonly hits: readonly AnswerHit[];
  /** What the only hit of the group says, where it answers the query; it comes before all others. */
  readonly best: readonly AnswerBlock[];
}

const area = (url: string, baseUrl: string) => `/${url.slice(baseUrl.length)}`;

/** Tells what an address belongs to, in any language. */
export function groupOf(url: string, baseUrl: string): HitGroupKey {
  const path = area(url, baseUrl);
  if (path.startsWith('/docs/api-reference/')) {
    return 'api-reference';
  }
  if (path === '/glossary') {
    return 'glossary';
  }
  return productOfPath(path) ?? (path === '/blog' || path.startsWith('/blog/') ? 'blog' : 'pages');
}

/**
 * Puts the hits of one thing together. Groups and hits stay in the order of the best hit.
 * @param best what the first hit says, where it answers the query; else empty.
 */
export function groupHits(
  hits: readonly AnswerHit[],
  baseUrl: string,
  best: readonly AnswerBlock[] = [],
): readonly HitGroup[] {
  const [first, ...others] = hits;
  if (first && best.length > 0) {
    const answer = {key: groupOf(first.url, baseUrl), hits: [first], best};
    return [answer, ...groupHits(others, baseUrl)];
  }
  const groups = new Map<HitGroupKey, AnswerHit[]>();
  for (const hit of hits) {
    const key = groupOf(hit.url, baseUrl);
    const group = groups.get(key);
    if (group) {
      group.push(hit);
    } else {
      groups.set(key, [hit]);
    }
  }
  return [...groups].map(([key, ofGroup]) => ({key, hits: ofGroup, best: []}));
}
