import type {Localized} from './locales.ts';

/** Groups of readers that an article can address. The front matter key `audience` lists the ids. */
export const audiences = {
  everyone: {zh: '所有人', en: 'everyone'},
  'new-user': {zh: '新用户', en: 'new users'},
  translator: {zh: '译员', en: 'translators'},
  reviewer: {zh: '审校', en: 'reviewers'},
  'project-manager': {zh: '项目经理', en: 'project managers'},
  'assets-manager': {zh: '语言资产管理员', en: 'assets managers'},
  administrator: {zh: '管理员', en: 'administrators'},
  enterprise: {zh: '企业用户', en: 'enterprises'},
  developer: {zh: '开发者', en: 'developers'},
  terminologist: {zh: '术语专员', en: 'terminologists'},
  linguist: {zh: '对齐员', en: 'linguists'},
  checker: {zh: '审核员', en: 'checkers'},
  buyer: {zh: '购买者', en: 'buyers'},
  accountant: {zh: '财务人员', en: 'accountants'},
  seller: {zh: '语料卖家', en: 'sellers of memories'},
} as const satisfies Record<string, Localized>;

export type AudienceId = keyof typeof audiences;
