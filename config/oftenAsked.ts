import type {Localized} from './locales.ts';

/** Most frequent queries of readers. An article answers each of them in that language. */
export const oftenAsked: Localized<readonly string[]> = {
  zh: ['忘记密码', '导入 TMX', '扫描版 PDF', '句段被锁定', '开具发票'],
  en: ['forgot password', 'import TMX', 'scanned PDF', 'locked segment', 'invoice'],
};
