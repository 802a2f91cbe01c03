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

export const sitemap: Options = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/search', '/en/search'],
  // `links` is missing in the plugin's type, but the library behind the plugin writes it.
  createSitemapItems: async ({defaultCreateSitemapItems, routes, siteConfig}) =>
    (await defaultCreateSitemapItems({siteConfig, routes: dated(routes)})).map((item) => ({
      ...item,
      links: alternatesOf(item.url),
    })),
};
