import {addressFrom} from './addressFrom.ts';
import {currentLocale, type Localized} from './locales.ts';
import {productCount} from './productCount.ts';

/** The site's name in each language. */
export const siteTitle: Localized = {zh: '译具文档', en: 'Translation Tools'};

const tagline: Localized = {
  zh: `${productCount.zh}款翻译与本地化产品的使用文档与更新日志`,
  en: `Documentation and update log of ${productCount.en} translation and localization products`,
};

/** Description of the site, one sentence in each language. */
export const siteDescription: Localized = {
  zh: 'YiCAT、Yiloc、Aligner、对齐项目管理、快翻、机器翻译插件与账号问题的使用文档：按任务分步说明，中英文对照，支持中文搜索。',
  en: 'How to use YiCAT, Yiloc, Aligner, alignment projects, QTrans and the MT plugins: task by task, in Chinese and English, with a search that understands both.',
};

const keywords: Localized = {
  zh: '计算机辅助翻译,翻译记忆库,术语库,本地化,文本对齐,机器翻译,帮助文档',
  en: 'computer-assisted translation, translation memory, termbase, localization, text alignment, machine translation, help',
};

/** Names and addresses of the site. A release takes the addresses from the environment. */
export const site = {
  url: addressFrom('SITE_URL', {origin: true})?.replace(/\/$/, '') ?? 'https://docs.example.com',
  companyUrl: addressFrom('COMPANY_URL') ?? 'https://www.tmxmall.com/',
  analyticsUrl: addressFrom('ANALYTICS_URL'),
  title: siteTitle[currentLocale()],
  tagline: tagline[currentLocale()],
  description: siteDescription[currentLocale()],
  keywords: keywords[currentLocale()],
} as const;
