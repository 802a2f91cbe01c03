import type {HtmlTags} from '@docusaurus/types';
import {feedTitle} from '../plugins/update-log/feedTitle.ts';
import {baseUrls, currentLocale} from './locales.ts';
import {siteFeeds} from './siteFeeds.ts';

type HeadTag = Extract<Exclude<HtmlTags, string | readonly unknown[]>, object>;

const locale = currentLocale();

/** The feeds of the update log, for browsers and feed readers. */
const feedLinks = siteFeeds.map(({name, type, path}): HeadTag => ({
  tagName: 'link',
  attributes: {
    rel: 'alternate',
    type,
    href: `${baseUrls[locale]}${path}`,
    title: locale === 'zh' ? `${feedTitle(locale)}（${name}）` : `${feedTitle(locale)} (${name})`,
  },
}));

/** Tags in the head of every page. */
export const headTags: HeadTag[] = [
  ...feedLinks,
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {
    tagName: 'link',
    attributes: {rel: 'manifest', href: `/manifest.${locale}.webmanifest`},
  },
  {tagName: 'meta', attributes: {name: 'color-scheme', content: 'dark light'}},
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#14171b', media: '(prefers-color-scheme: dark)'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: '#fbfcfd', media: '(prefers-color-scheme: light)'},
  },
];
