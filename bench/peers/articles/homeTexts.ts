import type {LocaleId, Localized} from '../../../config/locales.ts';
import type {Sources} from './readSources.ts';

/** Title of the home page, for which each peer uses its own home layout. */
export const homeTitle: Localized = {zh: '帮助中心', en: 'Help centre'};

export interface HomeFeature {
  readonly title: string;
  readonly details: string;
  readonly link: string;
}

/** Returns one feature for each product, with the address of its landing page. */
export function homeFeatures({tree}: Sources, locale: LocaleId): HomeFeature[] {
  return tree.map(({id, label, purpose}) => ({
    title: label[locale],
    details: purpose[locale],
    link: `${locale === 'zh' ? '' : `/${locale}`}/docs/${id}/`,
  }));
}
