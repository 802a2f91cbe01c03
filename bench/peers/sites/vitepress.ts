import {localeIds} from '../../../config/locales.ts';
import {homeFeatures, homeTitle} from '../articles/homeTexts.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import type {Peer} from './Peer.ts';

const folder = (locale: string) => (locale === 'zh' ? 'content' : `content/${locale}`);

/** VitePress as created by `vitepress init`, with two languages and local search. */
export const vitepress: Peer = {
  id: 'vitepress',
  package: 'vitepress',
  name: 'VitePress',
  dialect: {headingId: (id) => `{#${id}}`, callouts: {note: 'info'}, link: linkTarget},
  titleInText: true,
  folders: (locale) => ({pages: `${folder(locale)}/docs`, posts: `${folder(locale)}/updates`}),
  homeFiles: (sources) =>
    localeIds.map((locale) => ({
      path: `${folder(locale)}/index.md`,
      text: `---\n${JSON.stringify({
        layout: 'home',
        hero: {name: homeTitle[locale], tagline: homeTitle[locale]},
        features: homeFeatures(sources, locale),
      })}\n---\n`,
    })),
  content: ['content'],
  build: ['vitepress', 'build', '.'],
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
  address: (id) => `/docs/${id}.html`,
};
