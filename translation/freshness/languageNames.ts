import type {Localized} from '../../config/locales.ts';

/** The languages as messages to writers call them. */
export const languageNames: Localized = {zh: 'Chinese', en: 'English'};
