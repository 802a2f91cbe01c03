import type {Localized} from './locales.ts';

/** Queries that readers type most; each has an article that answers it in that language. */
export const oftenAsked: Localized<readonly string[]> = {
  zh: ['模糊匹配', '导入 TMX', '句段被锁定', '占位符', '开具发票'],
  en: ['fuzzy match', 'import TMX', 'locked segment', 'placeholders', 'invoice'],
};
