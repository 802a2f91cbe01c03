import {openedLimit} from './names.ts';
import {lastingPaths} from './productLists.ts';
import {entries, fetchWhole, kept, put, remove} from './store.ts';
import {toForget} from './toForget.ts';

/** Deletes the oldest entries that exceed the limit. */
export async function forgetOldest(limit = openedLimit): Promise<void> {
  const all = await entries();
  await remove(toForget(all, await lastingPaths(all), limit));
}

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
