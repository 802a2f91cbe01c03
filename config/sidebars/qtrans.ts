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
      zh: '登录、充值，译第一段文字。',
      en: 'Sign in, top up and translate a first text.',
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
    articles: ['usage/import', 'usage/export', 'usage/balance', 'usage/logs', 'usage/demo'],
  },
  {
    kind: 'page',
    key: 'advanced',
    label: {zh: '进阶', en: 'Advanced'},
    lead: {
      zh: '邀请好友、换引擎、在手机上使用。',
      en: 'Invite friends, switch engines and use QTrans on a phone.',
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
