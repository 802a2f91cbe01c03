export interface PrefetchQueueOptions {
  /** Fetches the files of a page. Resolves when they have loaded. */
  readonly prefetch: (path: string) => Promise<unknown>;
  /** Calls back when the browser is idle. */
  readonly whenIdle: (callback: () => void) => void;
  /** Maximum number of pages to fetch between two navigations. */
  readonly limit: number;
}

export interface PrefetchQueue {
  /** Adds a page, unless it has been added before or the limit is reached. */
  add(path: string): void;
  /** Discards pending pages and resets the count, after a navigation. */
  restart(): void;
}

/** Creates a queue that prefetches pages one after another, each when the browser is idle. */
export function createPrefetchQueue({
  prefetch,
  whenIdle,
  limit,
}: PrefetchQueueOptions): PrefetchQueue {
  const added = new Set<string>();
  let waiting: string[] = [];
  let left = limit;
  let busy = false;

  const work = () => {
    const path = waiting.shift();
    busy = path !== undefined;
    if (path !== undefined) {
      const next = () => whenIdle(work);
      // A failed prefetch is ignored, because a navigation fetches the page again.
      prefetch(path).then(next, next);
    }
  };

  return {
    add: (path) => {
      if (added.has(path) || left === 0) {
        return;
      }
      added.add(path);
      left -= 1;
      waiting.push(path);
      if (!busy) {
        busy = true;
        whenIdle(work);
      }
    },
    restart: () => {
      waiting.forEach((path) => added.delete(path));
      waiting = [];
      left = limit;
    },
  };
}
