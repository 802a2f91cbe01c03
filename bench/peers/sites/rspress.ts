import {localeIds} from '../../../config/locales.ts';
import {homeFeatures, homeTitle} from '../articles/homeTexts.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import type {Peer} from './Peer.ts';

/** Rspress as created by `create-rspress`, with two languages and its own search. */
export const rspress: Peer = {
  id: 'rspress',
  package: '@rspress/core',
  name: 'Rspress',
  dialect: {headingId: (id) => `{#${id}}`, link: linkTarget},
  titleInText: true,
  folders: (locale) => ({pages: `content/${locale}/docs`, posts: `content/${locale}/updates`}),
  homeFiles: (sources) =>
    localeIds.map((locale) => ({
      path: `content/${locale}/index.md`,
      text: `---\n${JSON.stringify({
        pageType: 'home',
        hero: {name: homeTitle[locale], text: '', tagline: homeTitle[locale]},
        features: homeFeatures(sources, locale),
      })}\n---\n`,
    })),
  content: ['content'],
  build: ['rspress', 'build'],
  output: 'doc_build',
  caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress', '.rspress'],
  address: (id) => `/docs/${id}.html`,
};
