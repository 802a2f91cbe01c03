import {isHashed} from './names.ts';
import {keptList, keptLists, lastingPaths, toList, type ProductList} from './productLists.ts';
import {entries, fetchWhole, kept, put, remove, replace} from './store.ts';

/** Number of parallel requests. */
const atOnce = 6;

/** Gets the progress, from 0 to 1. */
type Tell = (share: number) => void;

/**
 * Caches a product, or updates a cached one: new files first, then its pages, then the list. If it
 * fails, the previous copy is still complete. A product that the reader removes during its update
 * stays removed.
 * @throws Error if the site does not answer or the browser has no space
 */
export async function keepProduct(path: string, tell?: Tell): Promise<void> {
  await fetchProduct(path, await keptList(path), tell);
}

/** @param before the cached list. If it is removed meanwhile, the product stays removed. */
async function fetchProduct(
  path: string,
  before: ProductList | undefined,
  tell?: Tell,
): Promise<void> {
  const answer = await fetchWhole(path);
  const list = toList(await answer.clone().json());
  if (!list) {
    throw new Error(`${path} is not a list.`);
  }
  const pages = new Map<string, Response>();
  let done = 0;
  const queue = [...list.files].sort((a, b) => Number(isHashed(b)) - Number(isHashed(a)));
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      if (!isHashed(file)) {
        pages.set(file, await fetchWhole(file));
      } else if (!(await kept(file))) {
        await put(file, await fetchWhole(file));
      }
      done += 1;
      tell?.(done / list.files.length);
    }
  };
  const stop = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  const loops = Array.from({length: atOnce}, () => work().catch(stop));
  // Callers must not get an error while other loops still work and report progress.
  await Promise.allSettled(loops);
  await Promise.all(loops);
  for (const [file, page] of pages) {
    await put(file, page);
  }
  if (!before) {
    await put(path, answer);
  } else if (await replace(path, answer)) {
    await deleteUnlisted(before.files);
  } else {
    await deleteUnlisted(list.files);
  }
}

/** Deletes files of a former list that neither a kept product nor another opened page needs. */
async function deleteUnlisted(files: readonly string[]): Promise<void> {
  const all = await entries();
  const lasting = await lastingPaths(all);
  const unlisted = new Set(files.filter((file) => !lasting.has(file)));
  const others = all.filter(({path}) => !unlisted.has(path));
  const needed = new Set(others.flatMap(({needs}) => needs));
  await remove([...unlisted].filter((file) => !needed.has(file)));
}

/** Removes a kept product. */
export async function dropProduct(path: string): Promise<void> {
  const list = await keptList(path);
  await remove([path]);
  await deleteUnlisted(list?.files ?? []);
}

/** Minimum interval between update checks of a kept product, in milliseconds. */
const refreshPause = 600_000;

/**
 * Updates each kept product whose version has changed, and removes products that the site no longer
 * has. Products that were checked in the last ten minutes are skipped.
 */
export async function refreshProducts(): Promise<void> {
  const all = await entries();
  const old = all.filter(({time}) => Date.now() - time >= refreshPause);
  const due = new Set(old.map(({path}) => path));
  for (const [path, list] of await keptLists(all)) {
    const copy = due.has(path) && (await kept(path));
    // Browsers end an idle worker, so the time of the check is in the cache. It is written first,
    // so that a check that fails is not repeated at every page.
    if (!copy || !(await replace(path, copy))) {
      continue;
    }
    const answer = await fetch(path, {cache: 'no-cache'});
    if (answer.status === 404) {
      await dropProduct(path);
    } else if (
      answer.ok &&
      toList(await answer.json())?.version !== list.version &&
      (await kept(path))
    ) {
      await fetchProduct(path, list);
    }
  }
}
