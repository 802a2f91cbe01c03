import type {Localized} from '../../config/locales.ts';

/** What the pages say around the parts of an operation. */
export const words = {
  path: {zh: '路径', en: 'Path'},
  query: {zh: '查询参数', en: 'Query parameters'},
  body: {zh: '正文', en: 'Body'},
  list: {zh: '正文：列表', en: 'Body: a list'},
  records: {zh: '正文：列表，每项含', en: 'Body: a list; each item has'},
  form: {zh: '表单字段', en: 'Form fields'},
  answer: {zh: '返回', en: 'Answer'},
  required: {zh: '必填', en: 'required'},
  file: {zh: '文件', en: 'file'},
} as const satisfies Record<string, Localized>;
