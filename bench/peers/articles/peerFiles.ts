import {localeIds, type LocaleId, type Localized} from '../../../config/locales.ts';
import type {Peer, SiteFile} from '../sites/Peer.ts';
import {flatten} from './flatten.ts';
import type {Sources} from './readSources.ts';

const frontMatter = (entries: Readonly<Record<string, string>>) =>
  [
    '---',
    ...Object.entries(entries).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
  ]
    .join('\n')
    .concat('\n\n');

/** Creates the articles and landing pages, and the posts with their items as a list. */
function contentFiles(
  {dialect, folders, titleInText}: Peer,
  {pages, posts}: Sources,
  locale: LocaleId,
): SiteFile[] {
  const heading = (title: string) => (titleInText ? `# ${title}\n\n` : '');
  return [
    ...pages[locale].map(({id, title, description, text}) => ({
      path: `${folders(locale).pages}/${id}.md`,
      text: `${frontMatter({title, description})}${heading(title)}${flatten(text, locale, dialect)}`,
    })),
    ...posts[locale].map(({slug, title, items, text}) => {
      const list = items.map((item) => `- **${item.title}** ${item.text}`).join('\n');
      return {
        path: `${folders(locale).posts}/${slug}.md`,
        text: `${frontMatter({title})}${heading(title)}${flatten(text, locale, dialect)}\n${list}\n`,
      };
    }),
  ];
}

/** Creates `tree.json`, from which each peer's configuration builds its sidebars and home page. */
function treeFile({tree, pages, posts}: Sources): SiteFile {
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

/** Creates all files of a peer that depend on the articles of this site. */
export const peerFiles = (peer: Peer, sources: Sources): SiteFile[] => [
  treeFile(sources),
  ...localeIds.flatMap((locale) => contentFiles(peer, sources, locale)),
  ...peer.homeFiles(sources),
];
