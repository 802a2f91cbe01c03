import {currentLocale, type Localized} from './locales.ts';

const content: Localized = {
  zh: '本站为示例文档，内容尚待产品方核对；以产品界面与服务协议为准。<a href="/markdown-page">关于本文档</a>',
  en: 'This site is a sample: its contents await the product owner’s check. The product’s own screens and agreements take precedence. <a href="/en/markdown-page">About this documentation</a>',
};

/** Change `id` when the notice changes, so that readers who closed the old one see the new one. */
export const announcementBar = {
  id: 'sample',
  content: content[currentLocale()],
  backgroundColor: 'var(--surf)',
  textColor: 'var(--sec)',
  isCloseable: true,
};
