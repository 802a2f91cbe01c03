import {mergeSearchStrings, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {Icon} from '@site/src/components/Icon';

/**
 * Returns links to the current page in each language of the site, in configured order, with query
 * and hash. They need a full page load. `queryString` is appended to the query of the address.
 */
function useLocaleLinks(queryString?: string): LinkLikeNavbarItemProps[] {
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
      label: config.label,
      lang: config.htmlLang,
      to: `${address}${suffix}`,
      target: '_self',
      autoAddBaseUrl: false,
      ...(locale === currentLocale && {
        className: 'dropdown__link--active',
        'aria-current': 'true',
      }),
    };
  });
}

/** The language menu. At the bottom of the mobile menu, its items are a pair. */
export default function LocaleDropdownNavbarItem({
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString,
  ...props
}: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const links = useLocaleLinks(queryString);
  return (
    <DropdownNavbarItem
      {...props}
      label={
        <>
          <Icon name="language" />
          <span className="visually-hidden">
            <Translate id="shell.navbar.language" description="Spoken before the current language">
              语言：
            </Translate>
          </span>
          {/* oxlint-disable-next-line local/bare-text -- another language is another document */}
          {localeConfigs[currentLocale]?.label}
        </>
      }
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
    />
  );
}
