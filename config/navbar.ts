import type {Navbar, NavbarItem} from '@docusaurus/theme-common';
import {logo} from './logo.ts';
import {products} from './products.ts';
import {baseUrls, currentLocale, type Localized} from './locales.ts';
import {site} from './site.ts';
import {updateLogName} from './updateLogName.ts';

const labels = {
  company: {zh: '公司网站', en: 'Company'},
  home: {zh: '回到首页', en: 'Home page'},
} satisfies Record<string, Localized>;

/**
 * Puts items without a position on the right, as the specification requires. The framework's
 * validation would fill in `left`.
 */
export function defaultToRight(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}

export const navbar: Navbar = {
  title: site.title,
  hideOnScroll: true,
  logo: {
    ...logo,
    alt: labels.home[currentLocale()],
    href: baseUrls[currentLocale()],
  },
  items: defaultToRight([
    {
      type: 'docsVersionDropdown',
      position: 'left',
      versions: Object.fromEntries(products.map(({id}) => [id, {}])),
    },
    {type: 'search'},
    {to: '/blog', label: updateLogName[currentLocale()]},
    {href: site.companyUrl, label: labels.company[currentLocale()]},
    {type: 'localeDropdown'},
  ]),
};
