import {contentFile} from '../../content/contentFile.ts';
import type {Document} from '../../content/Document.ts';
import {readDocuments} from '../../content/readDocuments.ts';
import {keyOfPage, type PagePair} from './PagePair.ts';

const byKey = (a: PagePair, b: PagePair) => (a.key < b.key ? -1 : 1);

/** Pairs documents that are the same page in two languages, sorted by key. */
export function pagePairsOf(documents: readonly Document[]): PagePair[] {
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
            files: {zh: contentFile(one, 'zh'), en: contentFile(one, 'en')},
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
  return pagePairsOf(await readDocuments(root));
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
