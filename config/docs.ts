import type {Options} from '@docusaurus/plugin-content-docs';
import {currentLocale, otherLocale} from './locales.ts';
import {mdxPlugins} from './mdx.ts';
import {currentPart, productsOfBuild} from './part.ts';
import {isProductId, products} from './products.ts';
import {sidebars, type Section} from './sidebars/index.ts';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type SidebarItem = Awaited<ReturnType<Generator>>[number];

function toSidebarItems(section: Section): SidebarItem[] {
  const locale = currentLocale();
  const items = section.articles.map((id): SidebarItem => ({type: 'doc', id}));
  if (section.kind === 'list') {
    return items;
  }
  return [
    {
      type: 'category',
      key: section.key,
      label: section.label[locale],
      collapsible: true,
      collapsed: false,
      items,
      // The page of the section shows it in its title pair.
      customProps: {twinLabel: section.label[otherLocale(locale)]},
      ...(section.kind === 'page' && {
        link: {
          type: 'generated-index',
          slug: `/${section.key}`,
          title: section.label[locale],
          description: section.lead[locale],
        },
      }),
    },
  ];
}

/**
 * Builds the sidebar of a product from `config/sidebars/`. One typed file has the order and the
 * labels of both languages, so that no translation file can differ from it.
 */
const sidebarItemsGenerator: Generator = ({version}) => {
  if (!isProductId(version.versionName)) {
    throw new Error(
      `The docs version "${version.versionName}" has no entry in config/products.ts. ` +
        'Add the product there, and its sections in config/sidebars/.',
    );
  }
  return sidebars[version.versionName].flatMap(toSidebarItems);
};

export const docs: Options = {
  includeCurrentVersion: false,
  lastVersion: currentPart() ?? products[0].id,
  onlyIncludeVersions: [...productsOfBuild()],
  // Every version sets its path, because the framework would publish the last one at `/docs`.
  versions: Object.fromEntries(
    products.map(({id, name}) => [
      id,
      {label: name[currentLocale()], path: id, banner: 'none' as const, badge: false},
    ]),
  ),
  // The address of an article is its slug, also if a name begins with a number: `3-first-steps`.
  numberPrefixParser: false,
  sidebarItemsGenerator,
  sidebarCollapsed: false,
  ...mdxPlugins,
};
