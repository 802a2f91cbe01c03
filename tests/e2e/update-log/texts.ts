import type {LocaleId} from '../../../config/locales.ts';

interface Texts {
  readonly title: string;
  readonly sidebar: string;
  readonly pages: string;
  readonly all: string;
  readonly product: string;
  readonly kind: string;
  readonly kinds: readonly [string, string, string];
  /** The text of the live region for a number of changes. */
  readonly changes: (count: number) => string;
  readonly none: string;
  readonly minutes: RegExp;
  readonly author: string;
  readonly archive: string;
  readonly feeds: string;
  readonly isNew: string;
  readonly changedIn: string;
  /** The label of the link beside a heading. */
  readonly linkTo: (heading: string) => string;
}

/** The texts of the update log in each language. */
export const texts: Readonly<Record<LocaleId, Texts>> = {
  zh: {
    title: '更新日志',
    sidebar: '全部更新',
    pages: '更新日志分页',
    all: '全部',
    product: '产品',
    kind: '类别',
    kinds: ['新增', '优化', '修复'],
    changes: (count) => `${count} 条更新`,
    none: '没有符合条件的更新',
    minutes: /阅读需 \d+ 分钟/,
    author: '产品团队',
    archive: '更新日志归档',
    feeds: '订阅',
    isNew: '上次访问之后新发布',
    changedIn: '更新记录',
    linkTo: (heading) => `${heading}的直接链接`,
  },
  en: {
    title: 'Update log',
    sidebar: 'All updates',
    pages: 'Pages of the update log',
    all: 'All',
    product: 'Product',
    kind: 'Kind',
    kinds: ['New', 'Improved', 'Fixed'],
    changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
    none: 'No matching changes',
    minutes: /\d+ min read/,
    author: 'Product team',
    archive: 'Update log archive',
    feeds: 'Feeds',
    isNew: 'Published since your last visit',
    changedIn: 'Changed in',
    linkTo: (heading) => `Direct link to ${heading}`,
  },
};
