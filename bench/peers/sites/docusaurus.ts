import {homeFeatures} from '../articles/homeTexts.ts';
import {linkTarget} from '../articles/linkTarget.ts';
import type {Peer} from './Peer.ts';

/** Docusaurus with the parts of its `preset-classic`, the fast build and local search. */
export const docusaurus: Peer = {
  id: 'docusaurus',
  package: '@docusaurus/core',
  name: 'Docusaurus',
  dialect: {
    headingId: (id) => `{/* #${id} */}`,
    // The framework adds the language prefix itself.
    link: (target) => linkTarget(target, 'zh'),
  },
  titleInText: false,
  folders: (locale) => {
    const plugins = `i18n/${locale}/docusaurus-plugin-content`;
    return locale === 'zh'
      ? {pages: 'docs', posts: 'blog'}
      : {pages: `${plugins}-docs/current`, posts: `${plugins}-blog`};
  },
  homeFiles: (sources) => [
    {
      path: 'src/features.json',
      text: JSON.stringify({zh: homeFeatures(sources, 'zh'), en: homeFeatures(sources, 'en')}),
    },
  ],
  content: ['docs', 'blog', 'i18n'],
  build: ['docusaurus', 'build'],
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  address: (id) => `/docs/${id}`,
};
