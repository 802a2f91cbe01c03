import type {Options} from '@docusaurus/plugin-content-blog';
import {currentLocale, languageTags, type Localized} from './locales.ts';
import {mdxPlugins} from './mdx.ts';
import {site} from './site.ts';
import {updateLogName} from './updateLogName.ts';

const labels = {
  description: {
    zh: '各产品每月的新增、优化与修复，从新到旧。',
    en: 'What was added, improved and fixed in each product, month by month.',
  },
  sidebar: {zh: '全部更新', en: 'All updates'},
} satisfies Record<string, Localized>;

const locale = currentLocale();

export const blog: Options = {
  blogTitle: updateLogName[locale],
  blogDescription: labels.description[locale],
  blogSidebarTitle: labels.sidebar[locale],
  blogSidebarCount: 'ALL',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: `${updateLogName[locale]} | ${site.title}`,
    description: labels.description[locale],
    language: languageTags[locale],
    limit: false,
  },
  ...mdxPlugins,
};
