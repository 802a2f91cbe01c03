import type {LocaleId, Localized} from '../../config/locales.ts';
import type {LocalizedTexts} from './ApiDescription.ts';

/** Labels of the parts of an operation. */
export const words = {
  path: {zh: '路径', en: 'Path'},
  query: {zh: '查询参数', en: 'Query parameters'},
  body: {zh: '正文', en: 'Body'},
  list: {zh: '正文：列表', en: 'Body: a list'},
  records: {zh: '正文：列表，每项含', en: 'Body: a list; each item has'},
  form: {zh: '表单字段', en: 'Form fields'},
  object: {zh: '对象', en: 'object'},
  answer: {zh: '返回', en: 'Answer'},
  errors: {zh: '出错原因', en: 'Errors'},
  fields: {zh: '字段', en: 'Fields'},
  example: {zh: 'JSON 示例', en: 'JSON example'},
  inProduct: {zh: '只能在产品里设置', en: 'set in the product only'},
  required: {zh: '必填', en: 'required'},
  file: {zh: '文件', en: 'file'},
  between: {zh: '、', en: ', '},
} as const satisfies Record<string, Localized>;

/** Causes of errors, with the names in the table of causes. */
const causes: Readonly<Record<string, Localized>> = {
  token: {zh: '令牌', en: 'token'},
  permission: {zh: '权限', en: 'permission'},
  id: {zh: 'ID', en: 'id'},
  fields: {zh: '字段', en: 'fields'},
  language: {zh: '语言代码', en: 'language code'},
  stages: {zh: '上传与阶段', en: 'upload and stages'},
  parsing: {zh: '解析', en: 'parsing'},
  pretranslation: {zh: '预翻译', en: 'pre-translation'},
  download: {zh: '下载', en: 'download'},
};

/** Returns the name of a cause. A published error code is its own name. */
export const causeName = (cause: string, locale: LocaleId): string =>
  causes[cause]?.[locale] ?? cause;

/**
 * Returns the description of a part in the language of the page, or an empty string if it has none.
 */
export function localizedDescription(part: LocalizedTexts, locale: LocaleId): string {
  return (locale === 'zh' ? part['x-description-zh'] : part.description) ?? '';
}
