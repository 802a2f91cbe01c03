import type {Localized} from './locales.ts';
import type {ProductId} from './products.ts';

/** An article that the home page links for a group of readers. */
export interface ReaderTask {
  readonly product: ProductId;
  /** Slug of the article in its product. */
  readonly slug: string;
  /** Title of the article. A test compares it with the front matter. */
  readonly title: Localized;
}

export interface Reader {
  readonly id: string;
  readonly name: Localized;
  /** Work of the reader, in a few words. */
  readonly work: Localized;
  readonly tasks: readonly [ReaderTask, ReaderTask, ReaderTask, ...ReaderTask[]];
}

/** Groups of readers, each with the three to five articles that they most often need. */
export const readers: readonly Reader[] = [
  {
    id: 'new-user',
    name: {zh: '新用户', en: 'New user'},
    work: {zh: '登录、进入团队、找到帮助', en: 'Sign in, find your team, get help'},
    tasks: [
      {
        product: 'faq',
        slug: 'sign-in',
        title: {zh: '如何登录与找回密码', en: 'How to sign in and reset your password'},
      },
      {
        product: 'faq',
        slug: 'teams-and-spaces',
        title: {zh: '如何创建团队与切换空间', en: 'How to create a team and switch spaces'},
      },
      {
        product: 'faq',
        slug: 'contact',
        title: {zh: '如何获取帮助与联系客服', en: 'How to get help and contact support'},
      },
      {
        product: 'faq',
        slug: 'not-supported',
        title: {
          zh: '暂不支持的功能与替代做法',
          en: 'What is not supported, and what to do instead',
        },
      },
    ],
  },
  {
    id: 'translator',
    name: {zh: '译员', en: 'Translator'},
    work: {zh: '译完第一份文件，积累记忆库', en: 'Translate a first file, keep a memory'},
    tasks: [
      {
        product: 'yicat',
        slug: 'start/quick-start-translator',
        title: {zh: '个人译员快速上手', en: 'Quick start for translators'},
      },
      {
        product: 'yicat',
        slug: 'translate/confirm-segments',
        title: {zh: '编辑与确认句段', en: 'Edit and confirm segments'},
      },
      {
        product: 'yicat',
        slug: 'translate/tm-matches',
        title: {zh: '使用记忆库匹配', en: 'Work with memory matches'},
      },
      {
        product: 'yicat',
        slug: 'troubleshooting/messages',
        title: {zh: '上传、编辑与导出的提示', en: 'Messages on upload, editing and export'},
      },
    ],
  },
  {
    id: 'project-manager',
    name: {zh: '项目经理', en: 'Project manager'},
    work: {zh: '拆分、分配、跟进、交付', en: 'Split, assign, follow up, deliver'},
    tasks: [
      {
        product: 'yicat',
        slug: 'project-manage/task-assign',
        title: {zh: '拆分与分配任务', en: 'Split and assign tasks'},
      },
      {
        product: 'yicat',
        slug: 'project-manage/statistics',
        title: {zh: '字数统计与计价字数', en: 'Word counts and weighted words'},
      },
      {
        product: 'alignment',
        slug: 'usage/assign-task',
        title: {zh: '分配任务', en: 'Assign tasks'},
      },
    ],
  },
  {
    id: 'developer',
    name: {zh: '开发者', en: 'Developer'},
    work: {zh: '送入字符串或文件，自动取回译文', en: 'Send strings or files, get translations'},
    tasks: [
      {
        product: 'yiloc',
        slug: 'project-manage/import-files',
        title: {zh: '导入文件', en: 'Import files'},
      },
      {
        product: 'yicat',
        slug: 'openapi/overview',
        title: {zh: '开放接口入门与鉴权', en: 'Open API basics and authentication'},
      },
      {
        product: 'yicat',
        slug: 'openapi/automation-walkthrough',
        title: {zh: '从新建项目到导出的完整流程', en: 'Automate a project end to end'},
      },
    ],
  },
  {
    id: 'administrator',
    name: {zh: '企业管理员', en: 'Administrator'},
    work: {zh: '管好成员、权限与发票', en: 'Manage members, rights and invoices'},
    tasks: [
      {
        product: 'yicat',
        slug: 'team-member/roles',
        title: {zh: '角色与权限', en: 'Roles and permissions'},
      },
      {
        product: 'yicat',
        slug: 'team-member/sub-accounts',
        title: {zh: '创建子账号', en: 'Create sub-accounts'},
      },
      {
        product: 'faq',
        slug: 'invoice',
        title: {zh: '如何开具发票', en: 'How to get an invoice'},
      },
    ],
  },
];
