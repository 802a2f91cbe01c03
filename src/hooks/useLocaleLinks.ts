import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface LocaleLink {
  readonly locale: string;
  /** The language's own name for itself. */
  readonly label: string;
  /** BCP 47 tag for the label's `lang`. */
  readonly lang: string;
  /** This page in that language, query and hash kept; leaves the application, so load it. */
  readonly to: string;
  readonly current: boolean;
}

/**
 * The page being shown, in each language of the site, in configured order.
 * `queryString` is appended to the address's own query.
 */
export function useLocaleLinks(queryString?: string): LocaleLink[] {
  const {
    siteConfig,
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const suffix = `${mergeSearchStrings([search, queryString], 'append')}${hash}`;

  return locales.map((locale) => {
    const config = localeConfigs[locale];
    if (!config) {
      throw new Error(`The language "${locale}" has no entry in i18n.localeConfigs.`);
    }
    const address =
      config.url === siteConfig.url
        ? `pathname://${createUrl({locale, fullyQualified: false})}`
        : createUrl({locale, fullyQualified: true});
    return {
      locale,
      label: config.label,
      lang: config.htmlLang,
      to: `${address}${suffix}`,
      current: locale === currentLocale,
    };
  });
}
