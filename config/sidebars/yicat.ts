import type {Section} from './section.ts';

/** Sections and articles of `yicat`, in the order of the sidebar. */
export const yicat: readonly Section[] = [
  {
    kind: 'page',
    key: 'start',
    label: {zh: '快速开始', en: 'Getting started'},
    lead: {
      zh: '面向译员、项目经理和新成员的第一步。',
      en: 'First steps for a translator, a manager and a new member.',
    },
    articles: [
      'start/what-is-yicat',
      'start/quick-start-translator',
      'start/quick-start-manager',
      'start/join-a-team',
      'start/supported-files',
    ],
  },
  {
    kind: 'page',
    key: 'translate',
    label: {zh: '编辑器与翻译', en: 'Translating in the editor'},
    lead: {
      zh: '从打开任务到交付任务的全部操作。',
      en: 'Everything that happens between opening and delivering a task.',
    },
    articles: [
      'translate/editor-overview',
      'translate/confirm-segments',
      'translate/segment-status',
      'translate/tm-matches',
      'translate/terms-in-editor',
      'translate/machine-translation',
      'translate/tags',
      'translate/search-replace',
      'translate/filter-segments',
      'translate/split-merge',
      'translate/qa-in-editor',
      'translate/comments-history',
      'translate/track-changes',
      'translate/co-trans',
      'translate/offline-translation',
      'translate/deliver-task',
      'translate/shortcuts',
    ],
  },
  {
    kind: 'page',
    key: 'project-manage',
    label: {zh: '项目管理', en: 'Managing projects'},
    lead: {
      zh: '创建、配置、分配、统计与导出。',
      en: 'Create, configure, assign, measure and export.',
    },
    articles: [
      'project-manage/create-project',
      'project-manage/project-list',
      'project-manage/upload-documents',
      'project-manage/file-parse-settings',
      'project-manage/workflow',
      'project-manage/tm',
      'project-manage/tb',
      'project-manage/mt-settings',
      'project-manage/pre-translation',
      'project-manage/automatic-replacement',
      'project-manage/qa-custom',
      'project-manage/task-assign',
      'project-manage/statistics',
      'project-manage/lqa',
      'project-manage/export-files',
      'project-manage/access-control',
    ],
  },
  {
    kind: 'page',
    key: 'team-member',
    label: {zh: '团队成员', en: 'Team and members'},
    lead: {
      zh: '角色、邀请、子账号与分组。',
      en: 'Roles, invitations, sub-accounts and groups.',
    },
    articles: [
      'team-member/roles',
      'team-member/members',
      'team-member/sub-accounts',
      'team-member/groups-profiles',
    ],
  },
  {
    kind: 'page',
    key: 'settings',
    label: {zh: '设置', en: 'Settings'},
    lead: {
      zh: '个人与团队默认设置。',
      en: 'Personal and team defaults.',
    },
    articles: [
      'settings/personal-settings',
      'settings/workflow-templates',
      'settings/segmentation-rules',
    ],
  },
  {
    kind: 'page',
    key: 'language-assets',
    label: {zh: '语言资产', en: 'Language assets'},
    lead: {
      zh: '记忆库、术语库与词典。',
      en: 'Memories, termbases, dictionaries.',
    },
    articles: [
      'language-assets/manage-tm',
      'language-assets/import-export-tm',
      'language-assets/manage-tb',
      'language-assets/import-export-tb',
    ],
  },
  {
    kind: 'page',
    key: 'instant-translation',
    label: {zh: '即时翻译', en: 'Instant translation'},
    lead: {
      zh: '无需建立项目的快速翻译。',
      en: 'Quick look-ups without a project.',
    },
    articles: [
      'instant-translation/text-and-document',
    ],
  },
  {
    kind: 'page',
    key: 'api',
    label: {zh: '接口', en: 'API'},
    lead: {
      zh: '选择接口、连接代码仓库、解析文件。',
      en: 'Choose an interface; connect a repository; parse files.',
    },
    articles: [
      'api/overview',
      'api/connector-api',
      'api/file-parse-api',
    ],
  },
  {
    kind: 'page',
    key: 'openapi',
    label: {zh: '开放接口', en: 'Open API'},
    lead: {
      zh: '以程序管理项目、任务和语言资产。',
      en: 'Automate projects, tasks and assets.',
    },
    articles: [
      'openapi/overview',
      'openapi/automation-walkthrough',
      'openapi/endpoint-reference',
    ],
  },
  {
    kind: 'category',
    key: 'faq',
    label: {zh: '常见问题', en: 'FAQ'},
    lead: {
      zh: '使用、套餐、试用与部署的简明解答。',
      en: 'Short answers about use, plans, trial and deployment.',
    },
    articles: [
      'faq',
      'faq-package',
      'faq-trial',
      'faq-enterprise',
    ],
  },
];
