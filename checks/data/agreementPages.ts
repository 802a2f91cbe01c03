import type {LocaleId} from '../../config/locales.ts';

/** Articles about money, tax, privacy, account deletion or withdrawal, as `product/slug`. */
export const agreementPages: readonly string[] = [
  'faq/create-account',
  'faq/data-and-security',
  'faq/delete-account',
  'faq/invoice',
  'faq/orders-and-limits',
  'faq/outdraw-cash',
  'faq/real-name-and-payout',
  'plugin/intro',
  'qtrans/advanced/invite',
  'qtrans/faqs',
  'qtrans/messages',
  'qtrans/prepare/charge',
  'qtrans/usage/balance',
  'qtrans/usage/logs',
  'yicat/faq-enterprise',
  'yicat/faq-package',
  'yicat/faq-trial',
  'yicat/settings/team-settings',
];

/** The line with which these articles end. */
export const agreementLine: Readonly<Record<LocaleId, string>> = {
  zh: '以服务协议和产品页面显示为准。',
  en: 'If anything here differs from the service agreement or the product, those take precedence.',
};
