import type {Footer} from '@docusaurus/theme-common';
import {logo} from './logo.ts';
import {products} from './products.ts';
import {currentLocale, type Localized} from './locales.ts';
import {site} from './site.ts';
import {updateLogName} from './updateLogName.ts';

const labels = {
  aboutUs: {zh: '关于我们', en: 'About us'},
  signIn: {zh: '登录', en: 'Sign in'},
  help: {zh: '获取帮助', en: 'Get help'},
  aboutDocs: {zh: '关于本文档', en: 'About this documentation'},
  company: {zh: '公司网站', en: 'Company'},
  glossary: {zh: '术语表', en: 'Glossary'},
  otherProducts: {zh: '其他产品', en: 'Other products'},
  sentence: {
    zh: '文档与更新日志，以中英文维护。',
    en: 'Documentation and update log, maintained in Chinese and English.',
  },
} satisfies Record<string, Localized>;

const locale = currentLocale();

export const footer: Footer = {
  style: 'light',
  logo: {...logo, alt: ''},
  copyright: `<p>${labels.sentence[locale]}</p><p>© ${site.title}</p>`,
  links: [
    {
      title: labels.aboutUs[locale],
      items: [
        {label: labels.signIn[locale], to: '/docs/faq/sign-in'},
        {label: labels.help[locale], to: '/docs/faq/contact'},
        {label: labels.aboutDocs[locale], to: '/markdown-page'},
        {label: labels.company[locale], href: site.companyUrl},
        {label: labels.glossary[locale], to: '/glossary'},
        {label: updateLogName[locale], to: '/blog'},
      ],
    },
    {
      title: labels.otherProducts[locale],
      items: products.map(({id, name}) => ({label: name[locale], to: `/docs/${id}`})),
    },
  ],
};
