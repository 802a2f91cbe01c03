import type {Section} from './section.ts';

/** Sections and articles of `faq`, in the order of the sidebar. */
export const faq: readonly Section[] = [
  {
    kind: 'list',
    key: 'faq',
    label: {zh: '账号常见问题', en: 'Account FAQs'},
    lead: {
      zh: '登录、求助、团队、账单与数据。',
      en: 'Signing in, help, teams, billing and data.',
    },
    articles: [
      'sign-in',
      'contact',
      'create-account',
      'email-and-security',
      'unbind-phone',
      'teams-and-spaces',
      'invoice',
      'orders-and-limits',
      'real-name-and-payout',
      'outdraw-cash',
      'data-and-security',
      'delete-account',
      'tb-usage',
      'not-supported',
    ],
  },
];
