import {linkTarget} from '../articles/linkTarget.ts';
import {pageFiles, postFiles, type PageFilesOptions} from '../articles/pageFiles.ts';
import {treeFile} from '../articles/treeFile.ts';
import {homeFeatures} from '../articles/homeTexts.ts';
import {articleIds} from '../articles/articleIds.ts';
import type {Peer} from './Peer.ts';

const dialect: PageFilesOptions['dialect'] = {
  headingId: (id) => `{/* #${id} */}`,
  callouts: {note: 'note', tip: 'tip', warning: 'warning', danger: 'danger'},
  // The framework adds the language prefix itself.
  link: (target) => linkTarget(target, 'zh', {articles: articleIds, anchors: true}),
};

/** Docusaurus with the parts of its `preset-classic`, the fast build and local search. */
export const docusaurus: Peer = {
  id: 'docusaurus',
  package: '@docusaurus/core',
  name: 'Docusaurus',
  dialect,
  content: ['docs', 'blog', 'i18n'],
  files: (sources) => [
    treeFile(sources),
    {
      path: 'src/features.json',
      text: JSON.stringify({zh: homeFeatures(sources, 'zh'), en: homeFeatures(sources, 'en')}),
    },
    ...pageFiles(sources, {
      dialect,
      titleInText: false,
      folder: (locale) =>
        locale === 'zh' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`,
    }),
    ...postFiles(sources, {
      dialect,
      titleInText: false,
      folder: (locale) =>
        locale === 'zh' ? 'blog' : `i18n/${locale}/docusaurus-plugin-content-blog`,
    }),
  ],
  build: ['docusaurus', 'build'],
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  address: (id, locale) => `${locale === 'zh' ? '' : `/${locale}`}/docs/${id}`,
};
