import {parseRssFeed} from 'feedsmith';
import {baseUrls, type LocaleId} from '../config/locales.ts';
import {productById, productIds, type ProductId} from '../config/products.ts';
import {productFeedPath} from '../plugins/update-log/productFeedPath.ts';
import type {Site} from './Site.ts';

export interface UpdateRequest {
  readonly language: LocaleId;
  readonly product?: ProductId | undefined;
  /** ISO date, `YYYY-MM-DD`. */
  readonly since?: string | undefined;
  readonly limit: number;
}

/** Lists the changes of the products from their feeds, newest first. */
export async function updates(
  site: Site,
  {language, product, since = '', limit}: UpdateRequest,
): Promise<string> {
  const lists = await Promise.all(
    (product === undefined ? productIds : [product]).map(async (id) => {
      const feed = parseRssFeed(await site.text(baseUrls[language] + productFeedPath(id)));
      return (feed.items ?? []).map(({title, link, pubDate, description, categories}) => {
        const date = new Date(pubDate ?? 0).toISOString().slice(0, 10);
        const kinds = (categories ?? []).map(({name}) => name);
        const text = [
          `## ${title ?? ''} (${date})`,
          [productById(id).name[language], ...kinds].join(' · '),
          description ?? '',
          link ?? '',
        ].join('\n');
        return {date, text};
      });
    }),
  );
  const all = lists
    .flat()
    .filter(({date}) => date >= since)
    .sort((a, b) => b.date.localeCompare(a.date));
  const period = since === '' ? '' : ` since ${since}`;
  return all.length === 0
    ? `No changes${period}.`
    : [
        `${all.length} ${all.length === 1 ? 'change' : 'changes'}${period}, the newest first.`,
        ...all.slice(0, limit).map(({text}) => text),
      ].join('\n\n');
}
