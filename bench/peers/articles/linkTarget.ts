import type {LocaleId} from '../../../config/locales.ts';

/**
 * The address in a peer of a link of this site: pages that this site makes from data (sections,
 * lists, search) are nothing there, and a peer that needs it gets the language in front.
 */
export function linkTarget(
  target: string,
  locale: LocaleId,
  {articles, anchors}: {readonly articles: ReadonlySet<string>; readonly anchors: boolean},
): string | undefined {
  const [path = '', anchor] = target.split('#');
  const id = path.replace(/^\/docs\//, '');
  if (!articles.has(id) && !articles.has(`${id}/index`)) {
    return undefined;
  }
  const page = articles.has(id) ? path : `${path}/`;
  const prefix = locale === 'zh' ? '' : `/${locale}`;
  return `${prefix}${page}${anchor !== undefined && anchors ? `#${anchor}` : ''}`;
}
