import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {baseUrls, i18n, localeIds} from './locales.ts';
import {isoDate} from '../plugins/frontMatter/isoDate.ts';
import {readPage} from '../plugins/frontMatter/readPage.ts';
import {withoutLocale} from '../src/lib/withoutLocale.ts';

/**
 * Returns the alternates of a page in each language, as the head of the page lists them.
 * @param url absolute address of the page in any language
 */
export function alternatesOf(url: string): {readonly lang: string; readonly url: string}[] {
  const {origin, pathname} = new URL(url);
  const rest = withoutLocale(pathname).slice(1);
  return [
    ...localeIds.map((locale) => ({
      lang: i18n.localeConfigs[locale]?.htmlLang ?? locale,
      url: origin + baseUrls[locale] + rest,
    })),
    {lang: 'x-default', url: origin + baseUrls.zh + rest},
  ];
}

/** Returns the last change of a page: its `updated`, or for a post the date in its file name. */
function lastChangeOf(file: string): number | null {
  const {updated} = readPage(readFileSync(file, 'utf8'), file).frontMatter;
  const [dateInName] = /\d{4}-\d\d-\d\d/.exec(path.basename(file)) ?? [];
  const {data} = isoDate.safeParse(updated ?? dateInName);
  return data === undefined ? null : Date.parse(data);
}

/** Gives each route the date of its file. The plugin would use git, which a build must not need. */
const dated = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.map((route) => {
    const file = route.metadata?.sourceFilePath;
    const isPage = file !== undefined && /\.mdx?$/.test(file);
    return {
      ...route,
      metadata: {...route.metadata, lastUpdatedAt: isPage ? lastChangeOf(file) : null},
      ...(route.routes && {routes: dated(route.routes)}),
    };
  });

interface Item {
  readonly url: string;
  readonly lastmod?: string | undefined | null;
}

/**
 * Gives pages without a date, which are lists, that of the newest page below their address. If there
 * is none below (the second page of the posts, the glossary), it is the newest one below the address
 * above.
 */
export function datedLists<Listed extends Item>(items: readonly Listed[]): Listed[] {
  const newestBelow = (url: string): string | undefined =>
    items
      .flatMap((item) => (item.lastmod && item.url.startsWith(`${url}/`) ? item.lastmod : []))
      .sort()
      .at(-1);
  const newestNear = (url: string): string | null =>
    newestBelow(url) ?? (url.includes('/') ? newestNear(url.replace(/\/[^/]*$/, '')) : null);
  return items.map((item) => ({
    ...item,
    lastmod: item.lastmod ?? newestNear(item.url.replace(/\/$/, '')),
  }));
}

export const sitemap: Options = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/search', '/en/search'],
  // `links` is missing in the plugin's type, but the library behind the plugin writes it.
  createSitemapItems: async ({defaultCreateSitemapItems, routes, siteConfig}) =>
    datedLists(await defaultCreateSitemapItems({siteConfig, routes: dated(routes)})).map(
      (item) => ({...item, links: alternatesOf(item.url)}),
    ),
};
