import type {Section} from './section.ts';

/** Sections and articles of `qtrans`, in the order of the sidebar. */
export const qtrans: readonly Section[] = [
  {
    kind: 'list',
    key: 'overview',
    label: {zh: '概览', en: 'Overview'},
    lead: {
      zh: '产品用途。',
      en: 'What QTrans is for.',
    },
    articles: ['intro'],
  },
  {
    kind: 'page',
    key: 'prepare',
    label: {zh: '准备', en: 'Before you start'},
    lead: {
      zh: '账号、余额与界面。',
      en: 'Account, balance, first screen.',
    },
    articles: ['prepare/register', 'prepare/charge', 'prepare/start'],
  },
  {
    kind: 'page',
    key: 'usage',
    label: {zh: '使用', en: 'Using QTrans'},
    lead: {
      zh: '日常使用。',
      en: 'Daily work.',
    },
    articles: ['usage/balance', 'usage/demo', 'usage/import', 'usage/export', 'usage/logs'],
  },
  {
    kind: 'page',
    key: 'advanced',
    label: {zh: '进阶', en: 'Advanced'},
    lead: {
      zh: '引擎、移动端与邀请。',
      en: 'Engines, mobile, invitations.',
    },
    articles: ['advanced/invite', 'advanced/switch-engine', 'advanced/use-in-mobile'],
  },
  {
    kind: 'list',
    key: 'faqs',
    label: {zh: '常见问题', en: 'FAQ'},
    lead: {
      zh: '简明解答与提示。',
      en: 'Short answers and messages.',
    },
    articles: ['faqs', 'messages'],
  },
];
