import type {LocaleId} from '../../../config/locales.ts';

/**
 * Converts a link of this site to an address in a peer. Pages that this site generates from data
 * (sections, lists, search) do not exist there; a peer that needs it gets a language prefix.
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
