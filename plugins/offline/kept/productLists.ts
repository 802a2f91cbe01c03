import {controlsPath, isList, isPath} from './names.ts';
import {kept} from './store.ts';
import type {KeptEntry} from './toForget.ts';

/** The files of a product in one language, as `release/offlineLists.ts` writes them. */
export interface ProductList {
  /** Changes when any of its pages or pictures changes. */
  readonly version: string;
  /** Size of the files without compression. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Validates a list. Returns undefined for anything that this site did not write. */
export function toList(json: unknown): ProductList | undefined {
  const value = json as Partial<ProductList> | null;
  return typeof value?.version === 'string' &&
    typeof value.bytes === 'number' &&
    Array.isArray(value.files) &&
    value.files.every((file) => typeof file === 'string' && isPath(file))
    ? {version: value.version, bytes: value.bytes, files: value.files}
    : undefined;
}

/** Returns the list of a product, by its path, if the product is kept. */
export async function keptList(path: string): Promise<ProductList | undefined> {
  return toList(await (await kept(path))?.json());
}

/**
 * Returns the lists of the kept products by path.
 * @param all all entries of the cache
 */
export async function keptLists(all: readonly KeptEntry[]): Promise<Map<string, ProductList>> {
  const paths = all.map(({path}) => path).filter(isList);
  const lists = new Map<string, ProductList>();
  for (const path of paths) {
    const list = await keptList(path);
    if (list) {
      lists.set(path, list);
    }
  }
  return lists;
}

/** Returns paths that stay: files of kept products, and the controls page with its files. */
export async function lastingPaths(all: readonly KeptEntry[]): Promise<Set<string>> {
  const controls = all.filter(({path}) => path === controlsPath(path));
  return new Set([
    ...[...(await keptLists(all))].flatMap(([path, {files}]) => [path, ...files]),
    ...controls.flatMap(({path, needs}) => [path, ...needs]),
  ]);
}
