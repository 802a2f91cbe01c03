import type {Section} from './section.ts';

/** Sections and articles of `plugin`, in the order of the sidebar. */
export const plugin: readonly Section[] = [
  {
    kind: 'list',
    key: 'overview',
    label: {zh: '概览', en: 'Overview'},
    lead: {
      zh: '插件用途。',
      en: 'What the plugins do.',
    },
    articles: ['intro'],
  },
  {
    kind: 'page',
    key: 'mt-plugin',
    label: {zh: '机器翻译插件', en: 'MT plugins'},
    lead: {
      zh: '安装与启用。',
      en: 'Install and enable.',
    },
    articles: [
      'mt-plugin/overview',
      'mt-plugin/credentials',
      'mt-plugin/memoq',
      'mt-plugin/trados',
    ],
  },
  {
    kind: 'list',
    key: 'faqs',
    label: {zh: '常见问题', en: 'FAQ'},
    lead: {
      zh: '简明解答。',
      en: 'Short answers.',
    },
    articles: ['faqs'],
  },
];
