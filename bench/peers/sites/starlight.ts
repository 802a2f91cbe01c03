import {localeIds} from '../../../config/locales.ts';
import {homeFeatures, homeTitle} from '../articles/homeTexts.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import type {Peer} from './Peer.ts';

const root = 'src/content/docs';
const folder = (locale: string) => (locale === 'zh' ? root : `${root}/${locale}`);

/** Starlight as created by `create astro`, with two languages. */
export const starlight: Peer = {
  id: 'starlight',
  package: '@astrojs/starlight',
  name: 'Starlight',
  dialect: {
    // Starlight derives ids from the text of a heading and has no syntax for other ids.
    headingId: () => '',
    callouts: {warning: 'caution'},
    link: (target, locale) => linkTarget(target.replace(/#.*/, ''), locale),
  },
  titleInText: false,
  folders: (locale) => ({pages: `${folder(locale)}/docs`, posts: `${folder(locale)}/updates`}),
  homeFiles: (sources) =>
    localeIds.map((locale) => ({
      path: `${folder(locale)}/index.mdx`,
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
            `<Card title=${JSON.stringify(title)}>[${details}](${link})</Card>`,
        ),
        '</CardGrid>',
        '',
      ].join('\n'),
    })),
  content: [root],
  build: ['astro', 'build'],
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  address: (id) => `/docs/${id}/`,
};
