import {translate} from '@docusaurus/Translate';
import {type ProductId, productById} from '@site/config/products';
import {productOfPath} from '@site/config/productOfPath';
import type {Localized} from '@site/config/locales';
import {addTo} from '../../../../src/lib/addTo.ts';
import type {AnswerBlock} from '../../markup/extracts.ts';
import type {AnswerHit} from '../protocol.ts';
import {useSearchSite} from '../state/useSearchSite.ts';

/** The group of a hit: a product, the update log, the API reference, the glossary, or a page. */
export type HitGroupKey = ProductId | 'blog' | 'api-reference' | 'glossary' | 'pages';

export interface HitGroup {
  readonly key: HitGroupKey;
  readonly hits: readonly AnswerHit[];
  /** The text of the group's only hit if it answers the query; this group comes first. */
  readonly best: readonly AnswerBlock[];
}

const area = (url: string, baseUrl: string) => `/${url.slice(baseUrl.length)}`;

/** Returns the group of an address, in any language. */
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
 * Groups hits. Groups and hits keep the order of the best hit.
 * @param best the text of the first hit if it answers the query; otherwise empty.
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
    addTo(groups, groupOf(hit.url, baseUrl), hit);
  }
  return [...groups].map(([key, ofGroup]) => ({key, hits: ofGroup, best: []}));
}

/** This text is not in the interface texts because all of those ship with the application. */
const glossary: Localized = {zh: '术语表', en: 'Glossary'};

/** Returns the name of a group. The specification gives the API reference a different name. */
export function useGroupLabel(): (key: HitGroupKey) => string {
  const {locale} = useSearchSite();
  return (key) => {
    switch (key) {
      case 'api-reference':
        return 'API Reference';
      case 'blog':
        return translate({id: 'search.group.updateLog', message: '更新日志'});
      case 'glossary':
        return glossary[locale];
      case 'pages':
        return translate({id: 'search.group.pages', message: '其他页面'});
      default:
        return productById(key).name[locale];
    }
  };
}
