import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {i18n} from './locales.ts';
import {isoDate} from '../plugins/frontMatter/isoDate.ts';
import {readPage} from '../plugins/frontMatter/readPage.ts';

const languages = i18n.locales.map((locale) => {
  const {baseUrl = '/', htmlLang = locale} = i18n.localeConfigs[locale] ?? {};
  return {locale, baseUrl, htmlLang};
});

/**
 * Returns the alternates of a page in each language, as the head of the page lists them.
 * @param url absolute address of the page in any language
 */
export function alternatesOf(url: string): {readonly lang: string; readonly url: string}[] {
  const {origin, pathname} = new URL(url);
  const [own] = [...languages]
    .filter(({baseUrl}) => `${pathname}/`.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  const rest = pathname.slice(own?.baseUrl.length ?? 1);
  return [
    ...languages.map(({baseUrl, htmlLang}) => ({lang: htmlLang, url: origin + baseUrl + rest})),
    ...languages
      .filter(({locale}) => locale === i18n.defaultLocale)
      .map(({baseUrl}) => ({lang: 'x-default', url: origin + baseUrl + rest})),
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
