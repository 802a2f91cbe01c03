import {localeIds} from '../../../config/locales.ts';
import {articleIds} from '../articles/articleIds.ts';
import {homeFeatures, homeTitle} from '../articles/homeTexts.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import {pageFiles, postFiles, type PageFilesOptions} from '../articles/pageFiles.ts';
import {treeFile} from '../articles/treeFile.ts';
import type {Peer} from './Peer.ts';

const dialect: PageFilesOptions['dialect'] = {
  headingId: (id) => `{#${id}}`,
  callouts: {note: 'note', tip: 'tip', warning: 'warning', danger: 'danger'},
  link: (target, locale) => linkTarget(target, locale, {articles: articleIds, anchors: true}),
};

/** Rspress as created by `create-rspress`, with two languages and its own search. */
export const rspress: Peer = {
  id: 'rspress',
  package: '@rspress/core',
  name: 'Rspress',
  dialect,
  content: ['content'],
  files: (sources) => [
    treeFile(sources),
    ...pageFiles(sources, {
      dialect,
      titleInText: true,
      folder: (locale) => `content/${locale}/docs`,
    }),
    ...postFiles(sources, {
      dialect,
      titleInText: true,
      folder: (locale) => `content/${locale}/updates`,
    }),
    ...localeIds.map((locale) => ({
      path: `content/${locale}/index.md`,
      text: `---\n${JSON.stringify({
        pageType: 'home',
        hero: {name: homeTitle[locale], text: '', tagline: homeTitle[locale]},
        features: homeFeatures(sources, locale).map((feature) => ({
          ...feature,
          link: `${feature.link}/`,
        })),
      })}\n---\n`,
    })),
  ],
  build: ['rspress', 'build'],
  output: 'doc_build',
  caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress', '.rspress'],
  address: (id, locale) => `${locale === 'zh' ? '' : `/${locale}`}/docs/${id}.html`,
};
