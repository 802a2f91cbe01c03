import {currentLocale, type Localized} from './locales.ts';

const content: Localized = {
  zh: '本站内容依据一份产品模型编写，以产品界面与服务协议为准。<a href="/markdown-page">关于本文档</a>',
  en: 'This site describes a product model. The product’s own screens and agreements decide. <a href="/en/markdown-page">About this documentation</a>',
};

/** Raise `id` when the notice changes, so that readers who closed the old one see it. */
export const announcementBar = {
  id: 'product-model',
  content: content[currentLocale()],
  backgroundColor: 'var(--surf)',
  textColor: 'var(--sec)',
  isCloseable: true,
};
