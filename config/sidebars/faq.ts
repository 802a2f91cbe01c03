import type {Section} from './section.ts';

/** Sections and articles of `faq`, in the order of the sidebar. */
export const faq: readonly Section[] = [
  {
    kind: 'list',
    key: 'faq',
    label: {zh: '账号常见问题', en: 'Account FAQs'},
    lead: {
      zh: '账号、发票、提现与术语库。',
      en: 'Account, invoices, withdrawal and termbases.',
    },
    articles: [
      'create-account',
      'delete-account',
      'invoice',
      'outdraw-cash',
      'tb-usage',
      'unbind-phone',
    ],
  },
];
