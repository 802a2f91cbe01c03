import {applicationOf, cacheName} from './names.ts';
import type {KeptEntry} from './toForget.ts';

const header = 'x-kept';
const titled = /<title[^>]*>([^<]*)/;

/** Creates the cache. From then on the worker caches pages that readers open. */
export async function beginToKeep(): Promise<void> {
  await caches.open(cacheName);
}

/** Deletes the cache. Pending work in the worker then caches nothing more. */
export async function deleteAll(): Promise<void> {
  await navigator.locks.request(cacheName, () => caches.delete(cacheName));
}

/**
 * Uses the cache if it exists. `open` would create it again after a deletion, so a lock prevents a
 * deletion between the two steps.
 * @param mode `exclusive` also prevents `remove` in other threads
 */
const withCache = <T>(
  mode: 'shared' | 'exclusive',
  use: (cache: Cache) => Promise<T>,
): Promise<T | undefined> =>
  navigator.locks.request(cacheName, {mode}, async () =>
    (await caches.has(cacheName)) ? use(await caches.open(cacheName)) : undefined,
  );

const openCache = () => withCache('shared', (cache) => Promise.resolve(cache));

/** Converts a response to its entry and to the copy that contains the entry. */
async function toCopy(path: string, answer: Response): Promise<{entry: KeptEntry; copy: Response}> {
  const body = await answer.blob();
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = isPage ? await body.text() : '';
  const entry: KeptEntry = {
    path,
    bytes: body.size,
    time: Date.now(),
    needs: applicationOf(text),
    ...(isPage && {title: titled.exec(text)?.[1] ?? path}),
  };
  const headers = new Headers(answer.headers);
  // These headers describe the compressed body, but the cached body is not compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, encodeURIComponent(JSON.stringify(entry)));
  return {entry, copy: new Response(body, {status: answer.status, headers})};
}

/**
 * Puts a response of the site into the cache under its path, with the metadata that `entries`
 * returns. Throws if offline reading is switched off.
 * @returns the metadata
 */
export async function put(path: string, answer: Response): Promise<KeptEntry> {
  const {entry, copy} = await toCopy(path, answer);
  const cache = await openCache();
  if (!cache) {
    throw new Error('Offline reading is off.');
  }
  await cache.put(path, copy);
  return entry;
}

/** Replaces a cached copy. Returns false if it has been removed, also by another thread. */
export async function replace(path: string, answer: Response): Promise<boolean> {
  const {copy} = await toCopy(path, answer);
  const replaced = await withCache('exclusive', async (cache) => {
    const before = await cache.match(path, {ignoreVary: true});
    await (before && cache.put(path, copy));
    return before !== undefined;
  });
  return replaced ?? false;
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

/** Deletes paths from the cache. */
export async function remove(paths: readonly string[]): Promise<void> {
  await withCache('shared', (cache) => Promise.all(paths.map((path) => cache.delete(path))));
}

/**
 * Fetches a file of the site for the cache.
 * @throws Error if it is missing or elsewhere, which must not be cached under its path
 */
export async function fetchWhole(path: string): Promise<Response> {
  const answer = await fetch(path, {cache: 'no-cache'});
  if (!answer.ok || answer.redirected) {
    throw new Error(`${path}: ${answer.status}`);
  }
  // The body is read immediately, because unread responses block further requests.
  return new Response(await answer.blob(), {headers: answer.headers});
}
