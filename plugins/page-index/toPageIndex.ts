import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** File with the list, below the root of each language. */
export const pageIndexFile = 'pages.json';

/** A page with its title and its address, including the language prefix. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

interface ContentPage {
  readonly permalink: string;
  readonly title: string;
  readonly unlisted: boolean;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Removes the trailing slash that the plugins give the first page of a version. */
const canonical = (permalink: string) => permalink.replace(/(?<=.)\/$/, '');

const listed = (pages: readonly ContentPage[]): IndexedPage[] =>
  pages
    .filter(({unlisted}) => !unlisted)
    .map(({permalink, title}) => ({path: canonical(permalink), title}));

/** Returns the pages of sections, at any depth. */
const sectionPages = (items: readonly SidebarItem[]): IndexedPage[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const {label, link, items: inside} = item;
    const own =
      link?.type === 'generated-index'
        ? [{path: canonical(link.permalink), title: link.title ?? label}]
        : [];
    return [...own, ...sectionPages(inside)];
  });

/**
 * Lists articles, section pages and posts from the data of the content plugins. Unlisted pages are
 * left out.
 */
export function toPageIndex(allContent: AllContent): IndexedPage[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  // A part of the site may have no posts.
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    ...docs.loadedVersions.flatMap((version) => [
      ...listed(version.docs),
      ...Object.values(version.sidebars).flatMap(sectionPages),
    ]),
    ...listed(blog?.blogPosts.map(({metadata}) => metadata) ?? []),
  ];
}
