import {withoutLocale} from '../../../src/lib/withoutLocale.ts';
import {cacheName, controlsPath, isList, openedLimit} from './names.ts';
import {toForget, type KeptEntry} from './toForget.ts';

/** The files of a product in one language, as `release/offlineLists.ts` writes them. */
export interface ProductList {
  /** Changes when any of its pages changes. */
  readonly version: string;
  /** Size of the files without compression. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/**
 * Whether a text is a path of this site. Two slashes would start the address of another site, also
 * as backslashes or with a tab or line feed between them, which browsers drop.
 */
export const isPath = (text: string): boolean => /^\/(?![/\\\s])/.test(text);

const header = 'x-kept';
const named = /\bdata-application="([^"]*)"/;
const titled = /<title[^>]*>([^<]*)/;

/** Validates a list. Returns undefined for anything that this site did not write. */
function toList(json: unknown): ProductList | undefined {
  const value = json as Partial<ProductList> | null;
  return typeof value?.version === 'string' &&
    typeof value.bytes === 'number' &&
    Array.isArray(value.files) &&
    value.files.every((file) => typeof file === 'string' && isPath(file))
    ? {version: value.version, bytes: value.bytes, files: value.files}
    : undefined;
}

/** Creates the cache. From then on the worker caches pages that readers open. */
export async function beginToKeep(): Promise<void> {
  await caches.open(cacheName);
}

/** Deletes the cache. Pending work in the worker then caches nothing more. */
export async function deleteAll(): Promise<void> {
  await navigator.locks.request(cacheName, () => caches.delete(cacheName));
}

/**
 * Returns the cache if it exists. `open` would create it again after a deletion, so a lock prevents
 * a deletion between the two steps.
 */
const openCache = (): Promise<Cache | undefined> =>
  navigator.locks.request(cacheName, {mode: 'shared'}, async () =>
    (await caches.has(cacheName)) ? caches.open(cacheName) : undefined,
  );

/**
 * Puts a response of the site into the cache under its path, with the metadata that `entries`
 * returns. Throws if offline reading is switched off.
 * @returns the metadata
 */
export async function put(path: string, answer: Response): Promise<KeptEntry> {
  const body = await answer.blob();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = isPage ? await body.text() : '';
  const entry: KeptEntry = {
    path,
    bytes: body.size,
    time: Date.now(),
    needs: named.exec(text)?.[1]?.split(' ').filter(Boolean) ?? [],
    ...(isPage && {title: titled.exec(text)?.[1] ?? path}),
  };
  const headers = new Headers(answer.headers);
  // These headers describe the compressed body, but the cached body is not compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, encodeURIComponent(JSON.stringify(entry)));
  const cache = await openCache();
  if (!cache) {
    throw new Error('Offline reading is off.');
  }
  await cache.put(path, new Response(body, {status: answer.status, headers}));
  return entry;
}

/** Returns the cached copy of a path, which has no query and no anchor, if there is one. */
export async function kept(path: string): Promise<Response | undefined> {
  return (await openCache())?.match(path, {ignoreVary: true});
}

/** Returns all entries of the cache. */
export async function entries(): Promise<KeptEntry[]> {
  const cache = await openCache();
  if (!cache) {
    return [];
  }
  const all = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const text = (await cache.match(request))?.headers.get(header);
      return text ? (JSON.parse(decodeURIComponent(text)) as KeptEntry) : undefined;
    }),
  );
  return all.filter((entry) => entry !== undefined);
}

async function keptList(path: string): Promise<ProductList | undefined> {
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
async function lastingPaths(all: readonly KeptEntry[]): Promise<Set<string>> {
  const controls = all.filter(({path}) => path === controlsPath(path));
  return new Set([
    ...[...(await keptLists(all))].flatMap(([path, {files}]) => [path, ...files]),
    ...controls.flatMap(({path, needs}) => [path, ...needs]),
  ]);
}

async function remove(paths: readonly string[]): Promise<void> {
  const cache = await openCache();
  if (cache) {
    await Promise.all(paths.map((path) => cache.delete(path)));
  }
}

/** Deletes the oldest entries that exceed the limit. */
export async function forgetOldest(limit = openedLimit): Promise<void> {
  const all = await entries();
  await remove(toForget(all, await lastingPaths(all), limit));
}

async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path, {cache: 'no-cache'});
  if (!answer.ok || answer.redirected) {
    throw new Error(`${path}: ${answer.status}`);
  }
  // The body is read immediately, because unread responses block further requests.
  return new Response(await answer.blob(), {headers: answer.headers});
}

/** Whether a path contains a hash of the content, so that a cached copy never expires. */
export const isHashed = (path: string): boolean =>
  /^\/assets\/|^\/search\/.*\.[0-9a-f]{8,}\..*json$/.test(withoutLocale(path));

/** Caches an opened page with the files that it names. */
export async function keepOpened(path: string, page?: Response): Promise<void> {
  const {needs} = await put(path, page ?? (await fetchWhole(path)));
  for (const need of needs) {
    if (!(await kept(need))) {
      await put(need, await fetchWhole(need));
    }
  }
  await forgetOldest();
}

/** Number of parallel requests. */
const atOnce = 6;

/**
 * Caches a product, or updates a cached one: new files first, then its pages, then the list. If it
 * fails, the previous copy is still complete.
 * @param tell gets the progress, from 0 to 1
 * @throws Error if the site does not answer or the browser has no space
 */
export async function keepProduct(
  path: string,
  tell: (share: number) => void = () => undefined,
): Promise<void> {
  const answer = await fetchWhole(path);
  const list = toList(await answer.clone().json());
  if (!list) {
    throw new Error(`${path} is not a list.`);
  }
  const pages = new Map<string, Response>();
  let done = 0;
  const queue = [...list.files].sort((a, b) => Number(isHashed(b)) - Number(isHashed(a))).reverse();
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (!isHashed(file)) {
        pages.set(file, await fetchWhole(file));
      } else if (!(await kept(file))) {
        await put(file, await fetchWhole(file));
      }
      done += 1;
      tell(done / list.files.length);
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
  const before = await keptList(path);
  await put(path, answer);
  await deleteUnlisted(before?.files ?? []);
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
  for (const [path, {version}] of await keptLists(all)) {
    const copy = due.has(path) && (await kept(path));
    if (!copy) {
      continue;
    }
    // Browsers end an idle worker, so the time of the check is in the cache. It is written first,
    // so that a check that fails is not repeated at every page.
    await put(path, copy);
    const answer = await fetch(path, {cache: 'no-cache'});
    if (answer.status === 404) {
      await dropProduct(path);
    } else if (answer.ok && toList(await answer.json())?.version !== version) {
      await keepProduct(path);
    }
  }
}
