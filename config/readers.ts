import type {Localized} from './locales.ts';
import type {ProductId} from './products.ts';

/** An article, as `product:slug`. */
type Reference = `${ProductId}:${string}`;

export interface Reader {
  readonly id: string;
  readonly name: Localized;
  /** Work of the reader, in a few words. */
  readonly work: Localized;
  /** Their first articles. The build adds the titles. */
  readonly tasks: readonly [Reference, Reference, Reference, ...Reference[]];
}

/** Groups of readers, each with the three to five articles that they most often need. */
export const readers: readonly Reader[] = [
  {
    id: 'new-user',
    name: {zh: '新用户', en: 'New user'},
    work: {zh: '登录、进入团队、找到帮助', en: 'Sign in, find your team, get help'},
    tasks: ['faq:sign-in', 'faq:teams-and-spaces', 'faq:contact', 'faq:not-supported'],
  },
  {
    id: 'translator',
    name: {zh: '译员', en: 'Translator'},
    work: {zh: '译完第一份文件，积累记忆库', en: 'Translate a first file, keep a memory'},
    tasks: [
      'yicat:start/quick-start-translator',
      'yicat:translate/confirm-segments',
      'yicat:translate/tm-matches',
      'yicat:troubleshooting/messages',
    ],
  },
  {
    id: 'project-manager',
    name: {zh: '项目经理', en: 'Project manager'},
    work: {zh: '拆分、分配、跟进、交付', en: 'Split, assign, follow up, deliver'},
    tasks: [
      'yicat:project-manage/task-assign',
      'yicat:project-manage/statistics',
      'alignment:usage/assign-task',
    ],
  },
  {
    id: 'developer',
    name: {zh: '开发者', en: 'Developer'},
    work: {zh: '送入字符串或文件，自动取回译文', en: 'Send strings or files, get translations'},
    tasks: [
      'yiloc:project-manage/import-files',
      'yicat:openapi/overview',
      'yicat:openapi/automation-walkthrough',
    ],
  },
  {
    id: 'administrator',
    name: {zh: '企业管理员', en: 'Administrator'},
    work: {zh: '管好成员、权限与发票', en: 'Manage members, rights and invoices'},
    tasks: ['yicat:team-member/roles', 'yicat:team-member/sub-accounts', 'faq:invoice'],
  },
];
