import {localeIds} from '../../../config/locales.ts';
import {articleIds} from '../articles/articleIds.ts';
import {homeFeatures, homeTitle} from '../articles/homeTexts.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import {pageFiles, postFiles, type PageFilesOptions} from '../articles/pageFiles.ts';
import {treeFile} from '../articles/treeFile.ts';
import type {Peer} from './Peer.ts';

const dialect: PageFilesOptions['dialect'] = {
  headingId: (id) => `{#${id}}`,
  callouts: {note: 'info', tip: 'tip', warning: 'warning', danger: 'danger'},
  link: (target, locale) => linkTarget(target, locale, {articles: articleIds, anchors: true}),
};

const folder = (locale: string) => (locale === 'zh' ? 'content' : `content/${locale}`);

/** VitePress as created by `vitepress init`, with two languages and local search. */
export const vitepress: Peer = {
  id: 'vitepress',
  package: 'vitepress',
  name: 'VitePress',
  dialect,
  content: ['content'],
  files: (sources) => [
    treeFile(sources),
    ...pageFiles(sources, {
      dialect,
      titleInText: true,
      folder: (locale) => `${folder(locale)}/docs`,
    }),
    ...postFiles(sources, {
      dialect,
      titleInText: true,
      folder: (locale) => `${folder(locale)}/updates`,
    }),
    ...localeIds.map((locale) => ({
      path: `${folder(locale)}/index.md`,
      text: `---\n${JSON.stringify({
        layout: 'home',
        hero: {name: homeTitle[locale], tagline: homeTitle[locale]},
        features: homeFeatures(sources, locale).map((feature) => ({
          ...feature,
          link: `${feature.link}/`,
        })),
      })}\n---\n`,
    })),
  ],
  build: ['vitepress', 'build', '.'],
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
  address: (id, locale) => `${locale === 'zh' ? '' : `/${locale}`}/docs/${id}.html`,
};
