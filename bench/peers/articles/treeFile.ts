import {localeIds, type Localized} from '../../../config/locales.ts';
import type {SiteFile} from '../sites/Peer.ts';
import type {Sources} from './readSources.ts';

/** Creates `tree.json`, from which each peer's configuration builds its sidebars and home page. */
export function treeFile({tree, pages, posts}: Sources): SiteFile {
  const titles = new Map<string, Localized>(
    pages.zh.map(({id, title}, index) => [id, {zh: title, en: pages.en[index]?.title ?? title}]),
  );
  const content = {
    products: tree.map((product) => ({
      ...product,
      sections: product.sections.map((section) => ({
        ...section,
        articles: section.articles.map((id) => ({id, title: titles.get(id)})),
      })),
    })),
    posts: posts.zh.map(({slug}, index) => ({
      slug,
      title: Object.fromEntries(localeIds.map((locale) => [locale, posts[locale][index]?.title])),
    })),
  };
  return {path: 'tree.json', text: `${JSON.stringify(content, null, 1)}\n`};
}
