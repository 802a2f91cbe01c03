import type {Localized} from '../../config/locales.ts';

/** The names of the languages in messages to writers. */
export const languageNames: Localized = {zh: 'Chinese', en: 'English'};
