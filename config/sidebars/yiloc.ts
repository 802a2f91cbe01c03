import type {Section} from './section.ts';

/** Sections and articles of `yiloc`, in the order of the sidebar. */
export const yiloc: readonly Section[] = [
  {
    kind: 'page',
    key: 'start',
    label: {zh: '快速开始', en: 'Getting started'},
    lead: {
      zh: '概念、首个项目与角色。',
      en: 'Concepts, first project, roles.',
    },
    articles: ['start/what-is-yiloc', 'start/quick-start', 'start/roles'],
  },
  {
    kind: 'page',
    key: 'project-manage',
    label: {zh: '项目管理', en: 'Managing projects'},
    lead: {
      zh: '项目、文件、键与进度。',
      en: 'Projects, files, keys, progress.',
    },
    articles: [
      'project-manage/create-project',
      'project-manage/import-files',
      'project-manage/manage-keys',
      'project-manage/assign-and-progress',
      'project-manage/export-files',
    ],
  },
  {
    kind: 'page',
    key: 'developers',
    label: {zh: '开发者', en: 'For developers'},
    lead: {
      zh: '代码仓库、格式规则与首次导入。',
      en: 'Repository, formats, first import.',
    },
    articles: ['developers/repository', 'developers/format-rules', 'developers/first-import'],
  },
  {
    kind: 'page',
    key: 'editor',
    label: {zh: '编辑器', en: 'The editor'},
    lead: {
      zh: '翻译、检查与审校字符串。',
      en: 'Translate, check and approve strings.',
    },
    articles: [
      'editor/editor-overview',
      'editor/placeholders',
      'editor/plurals',
      'editor/context-screenshots',
      'editor/qa-checks',
      'editor/review-and-status',
    ],
  },
  {
    kind: 'page',
    key: 'cat-module',
    label: {zh: '辅助翻译', en: 'Translation aids'},
    lead: {
      zh: '记忆库、术语与机器翻译。',
      en: 'Memory, terms, machine translation.',
    },
    articles: ['cat-module/use-tm', 'cat-module/use-tb', 'cat-module/use-mt'],
  },
  {
    kind: 'page',
    key: 'tm-management',
    label: {zh: '记忆库管理', en: 'Memory management'},
    lead: {
      zh: '与 YiCAT 共用的记忆库。',
      en: 'Memories shared with YiCAT.',
    },
    articles: ['tm-management/manage-memories'],
  },
  {
    kind: 'page',
    key: 'tb-management',
    label: {zh: '术语库管理', en: 'Termbase management'},
    lead: {
      zh: '与 YiCAT 共用的术语库。',
      en: 'Termbases shared with YiCAT.',
    },
    articles: ['tb-management/manage-termbases'],
  },
  {
    kind: 'page',
    key: 'know-about-localization',
    label: {zh: '认识本地化', en: 'About localization'},
    lead: {
      zh: '面向初学者的背景知识。',
      en: 'Background for newcomers.',
    },
    articles: [
      'know-about-localization/what-is-localization',
      'know-about-localization/file-formats',
      'know-about-localization/good-practice',
    ],
  },
  {
    kind: 'list',
    key: 'troubleshooting',
    label: {zh: '排错', en: 'Troubleshooting'},
    lead: {
      zh: '按提示文字查原因和办法。',
      en: 'Find a message, its cause and its remedy.',
    },
    articles: ['messages'],
  },
];
