import type {Localized} from '../../config/locales.ts';

/** What the tables say around the cells. */
export const words = {
  message: {zh: '提示', en: 'Message'},
  when: {zh: '什么时候出现', en: 'When it appears'},
  remedy: {zh: '怎么办', en: 'What to do'},
} as const satisfies Record<string, Localized>;
