import {articleIds} from '../articles/articleIds.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import {pageFiles, postFiles, type PageFilesOptions} from '../articles/pageFiles.ts';
import {treeFile} from '../articles/treeFile.ts';
import type {Peer} from './Peer.ts';
import {homeFeatures, homeTitle} from '../articles/homeTexts.ts';
import {localeIds} from '../../../config/locales.ts';

const dialect: PageFilesOptions['dialect'] = {
  // Starlight derives ids from the text of a heading and has no syntax for other ids.
  headingId: () => '',
  callouts: {note: 'note', tip: 'tip', warning: 'caution', danger: 'danger'},
  link: (target, locale) => linkTarget(target, locale, {articles: articleIds, anchors: false}),
};

const root = 'src/content/docs';

/** Starlight as created by `create astro`, with two languages. */
export const starlight: Peer = {
  id: 'starlight',
  package: '@astrojs/starlight',
  name: 'Starlight',
  dialect,
  content: [root],
  files: (sources) => [
    treeFile(sources),
    ...pageFiles(sources, {
      dialect,
      titleInText: false,
      folder: (locale) => (locale === 'zh' ? `${root}/docs` : `${root}/${locale}/docs`),
    }),
    ...postFiles(sources, {
      dialect,
      titleInText: false,
      folder: (locale) => (locale === 'zh' ? `${root}/updates` : `${root}/${locale}/updates`),
    }),
    ...localeIds.map((locale) => ({
      path: `${root}/${locale === 'zh' ? '' : `${locale}/`}index.mdx`,
      text: [
        '---',
        `title: ${homeTitle[locale]}`,
        'template: splash',
        `hero: {tagline: ${JSON.stringify(homeTitle[locale])}}`,
        '---',
        '',
        "import {Card, CardGrid} from '@astrojs/starlight/components';",
        '',
        '<CardGrid stagger>',
        ...homeFeatures(sources, locale).map(
          ({title, details, link}) =>
            `<Card title=${JSON.stringify(title)}>[${details}](${link}/)</Card>`,
        ),
        '</CardGrid>',
        '',
      ].join('\n'),
    })),
  ],
  build: ['astro', 'build'],
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  address: (id, locale) => `${locale === 'zh' ? '' : `/${locale}`}/docs/${id}/`,
};
