import type {Options} from '@docusaurus/plugin-content-blog';
import {currentLocale, languageTags, type Localized} from './locales.ts';
import {mdxPlugins} from './mdx.ts';
import {site} from './site.ts';

const labels = {
  title: {zh: '更新日志', en: 'Update log'},
  description: {
    zh: '各产品每月的新增、优化与修复，从新到旧。',
    en: 'What was added, improved and fixed in each product, month by month.',
  },
  sidebar: {zh: '全部更新', en: 'All updates'},
} satisfies Record<string, Localized>;

const locale = currentLocale();

export const blog: Options = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: labels.title[locale],
  blogDescription: labels.description[locale],
  blogSidebarTitle: labels.sidebar[locale],
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  pageBasePath: 'page',
  archiveBasePath: 'archive',
  showReadingTime: true,
  sortPosts: 'descending',
  authorsMapPath: 'authors.yml',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: `${labels.title[locale]} | ${site.title}`,
    description: labels.description[locale],
    language: languageTags[locale],
    limit: false,
  },
  ...mdxPlugins,
};
