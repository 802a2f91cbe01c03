import type {HtmlTags} from '@docusaurus/types';
import {currentLocale} from './locales.ts';

type HeadTag = Extract<Exclude<HtmlTags, string | readonly unknown[]>, object>;

/** Tags in the head of every page. */
export const headTags: HeadTag[] = [
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {
    tagName: 'link',
    attributes: {rel: 'manifest', href: `/manifest.${currentLocale()}.webmanifest`},
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
