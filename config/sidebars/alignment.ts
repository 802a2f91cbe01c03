import type {Section} from './section.ts';

/** Sections and articles of `alignment`, in the order of the sidebar. */
export const alignment: readonly Section[] = [
  {
    kind: 'page',
    key: 'usage',
    label: {zh: '使用指南', en: 'Using alignment projects'},
    lead: {
      zh: '计划、分配与汇总。',
      en: 'Plan, assign, collect.',
    },
    articles: [
      'usage/intro',
      'usage/projects',
      'usage/create-project',
      'usage/assign-task',
      'usage/tasks',
      'usage/export-result',
      'usage/edit-project',
      'usage/delete-project',
    ],
  },
];
