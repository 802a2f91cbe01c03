import {cacheName, controlsPath, isList, openedLimit} from './names.ts';
import {toForget, type KeptEntry} from './toForget.ts';

/** The files of a product in one language, as `release/offlineLists.ts` writes them. */
export interface ProductList {
  /** Differs when any of its pages does. */
  readonly version: string;
  /** What the files take without compression. */
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Two slashes would name another site. */
export const isPath = (text: string): boolean => /^\/(?!\/)/.test(text);

const header = 'x-kept';
const named = /\bdata-application="([^"]*)"/;
const titled = /<title[^>]*>([^<]*)/;

/** Reads what this site wrote; anything else is no list. */
function toList(json: unknown): ProductList | undefined {
  const value = json as Partial<ProductList> | null;
  return typeof value?.version === 'string' &&
    typeof value.bytes === 'number' &&
    Array.isArray(value.files) &&
    value.files.every((file) => typeof file === 'string' && isPath(file))
    ? {version: value.version, bytes: value.bytes, files: value.files}
    : undefined;
}

/** Makes the cache; from then on the worker keeps what readers open. */
export async function beginToKeep(): Promise<void> {
  await caches.open(cacheName);
}

/** Deletes everything; work that is still under way in the worker keeps nothing more. */
export async function deleteAll(): Promise<void> {
  await navigator.locks.request(cacheName, () => caches.delete(cacheName));
}

/**
 * The cache, once it has been made. Opening would make it again after it was deleted, so a lock
 * keeps a deletion from coming between the two steps.
 */
const openCache = (): Promise<Cache | undefined> =>
  navigator.locks.request(cacheName, {mode: 'shared'}, async () =>
    (await caches.has(cacheName)) ? caches.open(cacheName) : undefined,
  );

/**
 * Puts an answer of the site into the cache under its path, with what `entries` tells about it.
 * Throws where offline reading has been switched off.
 */
export async function put(path: string, answer: Response): Promise<void> {
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
  // The body is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, encodeURIComponent(JSON.stringify(entry)));
  const cache = await openCache();
  if (!cache) {
    throw new Error('Offline reading is off.');
  }
  await cache.put(path, new Response(body, {status: answer.status, headers}));
}

/** The kept copy of a path, if there is one; query and anchor are no part of it. */
export async function kept(path: string): Promise<Response | undefined> {
  return (await openCache())?.match(path, {ignoreVary: true});
}

/** Everything in the cache. */
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

/** The kept products: the path of each list, with the list. */
export async function keptLists(): Promise<Map<string, ProductList>> {
  const paths = (await entries()).map(({path}) => path).filter(isList);
  const lists = new Map<string, ProductList>();
  for (const path of paths) {
    const list = toList(await (await kept(path))?.json());
    if (list) {
      lists.set(path, list);
    }
  }
  return lists;
}

/** What no limit and no removal of a product deletes: kept products, and the page of the controls. */
async function lastingPaths(): Promise<Set<string>> {
  const controls = (await entries()).filter(({path}) => path === controlsPath(path));
  return new Set([
    ...[...(await keptLists())].flatMap(([path, {files}]) => [path, ...files]),
    ...controls.flatMap(({path, needs}) => [path, ...needs]),
  ]);
}

async function remove(paths: readonly string[]): Promise<void> {
  const cache = await openCache();
  if (cache) {
    await Promise.all(paths.map((path) => cache.delete(path)));
  }
}

/** Deletes what is over the limit, the oldest first. */
export async function forgetOldest(limit = openedLimit): Promise<void> {
  await remove(toForget(await entries(), await lastingPaths(), limit));
}

async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path, {cache: 'no-cache'});
  if (!answer.ok || answer.redirected) {
    throw new Error(`${path}: ${answer.status}`);
  }
  // Read at once: answers that wait unread keep the browser from sending more requests.
  return new Response(await answer.blob(), {headers: answer.headers});
}

/** Whether a path carries a hash of the content, so that a kept copy is never old. */
export const isHashed = (path: string): boolean =>
  /^\/(?:en\/)?assets\/|^\/(?:en\/)?search\/.*\.[0-9a-f]{8,}\..*json$/.test(path);

/** Keeps a page that was opened, with the files that it names. */
export async function keepOpened(path: string, page?: Response): Promise<void> {
  await put(path, page ?? (await fetchWhole(path)));
  const needs = (await entries()).find((entry) => entry.path === path)?.needs ?? [];
  for (const need of needs) {
    if (!(await kept(need))) {
      await put(need, await fetchWhole(need));
    }
  }
  await forgetOldest();
}

/** How many requests are under way at once. */
const atOnce = 6;

/**
 * Keeps a product, or brings a kept one up to date: new files first, then its pages, then the list.
 * If it fails, what was kept before is still whole.
 * @param tell is told how much is done, from 0 to 1
 * Throws where the site does not answer or the browser has no room.
 */
export async function keepProduct(
  path: string,
  tell: (share: number) => void = () => undefined,
): Promise<void> {
  const answer = await fetchWhole(path);
  const list = toList(await answer.clone().json());
  if (!list) {
    throw new Error(`${path} is no list.`);
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
  await Promise.all(Array.from({length: atOnce}, work));
  for (const [file, page] of pages) {
    await put(file, page);
  }
  const before = (await keptLists()).get(path);
  await put(path, answer);
  await deleteUnlisted(before?.files ?? []);
}

/** Deletes files that no kept product names any more. */
async function deleteUnlisted(files: readonly string[]): Promise<void> {
  const lasting = await lastingPaths();
  await remove(files.filter((file) => !lasting.has(file)));
}

/** Removes a kept product. */
export async function dropProduct(path: string): Promise<void> {
  const list = (await keptLists()).get(path);
  await remove([path]);
  await deleteUnlisted(list?.files ?? []);
}

/** Brings each kept product up to date that the site has in another version, and drops those that it no longer has. */
export async function refreshProducts(): Promise<void> {
  for (const [path, {version}] of await keptLists()) {
    const answer = await fetch(path, {cache: 'no-cache'});
    if (answer.status === 404) {
      await dropProduct(path);
    } else if (answer.ok && toList(await answer.json())?.version !== version) {
      await keepProduct(path);
    }
  }
}
