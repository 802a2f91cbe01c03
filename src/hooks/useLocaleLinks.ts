import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface LocaleLink {
  readonly locale: string;
  /** Native name of the language. */
  readonly label: string;
  /** BCP 47 tag for `lang` of the label. */
  readonly lang: string;
  /** Address of this page in that language, with query and hash. It needs a full page load. */
  readonly to: string;
  readonly current: boolean;
}

/**
 * Returns links to the current page in each language of the site, in configured order.
 * `queryString` is appended to the query of the address.
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
