import type {Localized} from './locales.ts';

/** Name of the update log in the navigation bar, the footer, its title and its feeds. */
export const updateLogName: Localized = {zh: '更新日志', en: 'Update log'};
