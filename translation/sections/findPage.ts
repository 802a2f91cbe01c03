import type {PagePair} from './PagePair.ts';

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
