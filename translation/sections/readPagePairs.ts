import type {Document} from '../../checks/site/Document.ts';
import type {Site} from '../../checks/site/Site.ts';
import {loadSite} from '../../checks/site/loadSite.ts';
import {siteFacts} from '../../checks/site/siteFacts.ts';
import {keyOfPage, type PagePair} from './PagePair.ts';

const byKey = (a: PagePair, b: PagePair) => (a.key < b.key ? -1 : 1);

/** Returns the pages of a loaded site, sorted by key. */
export function pagePairsOf({documents, fileOf}: Pick<Site, 'documents' | 'fileOf'>): PagePair[] {
  const pages = new Map<string, Partial<Record<Document['locale'], Document>>>();
  for (const document of documents) {
    const key = keyOfPage(document);
    pages.set(key, {...pages.get(key), [document.locale]: document});
  }
  return [...pages]
    .flatMap(([key, {zh, en}]) => {
      const one = zh ?? en;
      return one === undefined
        ? []
        : {
            key,
            kind: one.kind,
            ...(one.product !== undefined && {product: one.product}),
            slug: one.slug,
            files: {zh: fileOf(one, 'zh'), en: fileOf(one, 'en')},
            documents: {zh, en},
          };
    })
    .sort(byKey);
}

/**
 * Reads all pages of the site, sorted by key, including drafts and unlisted pages.
 * @param root folder of the project
 */
export async function readPagePairs(root: string): Promise<PagePair[]> {
  return pagePairsOf(await loadSite(root, siteFacts()));
}

/**
 * Finds the page that a writer means.
 * @param name its key, its route, or the path of one of its files from the root of the project
 */
export function findPage(pages: readonly PagePair[], name: string): PagePair | undefined {
  const wanted = name
    .replace(/^(?:\.\/|\/(?:en\/)?docs\/|\/(?:en\/)?(?=blog\/))/, '')
    .replace(/\/$/, '');
  return pages.find(
    ({key, files}) =>
      key === wanted || key === `${wanted}/index` || files.zh === wanted || files.en === wanted,
  );
}
