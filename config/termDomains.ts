import type {Localized} from './locales.ts';

/** Subject fields of terms, by their value in the column `domain` of `data/termbase.csv`. */
export const termDomains = {
  basic: {zh: '翻译与本地化', en: 'Translation and localization'},
  assets: {zh: '语言资产', en: 'Language assets'},
  project: {zh: '翻译项目', en: 'Translation projects'},
  roles: {zh: '角色与团队', en: 'Roles and teams'},
  quality: {zh: '质量', en: 'Quality'},
  editor: {zh: '编辑器', en: 'Editor'},
  formats: {zh: '文件格式', en: 'File formats'},
  yiloc: {zh: '字符串本地化', en: 'String localization'},
  aligner: {zh: '对齐', en: 'Alignment'},
  qtrans: {zh: '快速机器翻译', en: 'Quick machine translation'},
  api: {zh: '开放接口', en: 'Open API'},
  plugin: {zh: '插件', en: 'Plugins'},
  account: {zh: '账号与费用', en: 'Accounts and billing'},
} as const satisfies Record<string, Localized>;

export type TermDomain = keyof typeof termDomains;
