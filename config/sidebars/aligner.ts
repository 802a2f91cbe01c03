import type {Section} from './section.ts';

/** Sections and articles of `aligner`, in the order of the sidebar. */
export const aligner: readonly Section[] = [
  {
    kind: 'list',
    key: 'overview',
    label: {zh: '概览', en: 'Overview'},
    lead: {
      zh: '功能与用途。',
      en: 'What it is and what it can do.',
    },
    articles: ['intro', 'features'],
  },
  {
    kind: 'page',
    key: 'operation-steps',
    label: {zh: '操作步骤', en: 'Steps'},
    lead: {
      zh: '从导入到导出。',
      en: 'From import to export.',
    },
    articles: [
      'operation-steps/overview',
      'operation-steps/select-mode',
      'operation-steps/import-file',
      'operation-steps/paragraph-adjust',
      'operation-steps/sentence-adjust',
      'operation-steps/term-extract',
      'operation-steps/export-file',
      'operation-steps/shortcuts',
    ],
  },
  {
    kind: 'page',
    key: 'process',
    label: {zh: '加工处理', en: 'Processing'},
    lead: {
      zh: '句子对好以后，删掉没用的行、统一文字，再导出。',
      en: 'Delete useless rows and correct the text before you export.',
    },
    articles: ['process/overview', 'process/filter', 'process/search-replace'],
  },
  {
    kind: 'list',
    key: 'faqs',
    label: {zh: '常见问题', en: 'FAQ'},
    lead: {
      zh: '简明解答与提示。',
      en: 'Short answers and messages.',
    },
    articles: ['faqs', 'messages'],
  },
];
