export interface PrefetchQueueOptions {
  /** Fetches what a page of the site needs; resolves when it is there. */
  readonly prefetch: (path: string) => Promise<unknown>;
  /** Calls back when the browser has nothing better to do. */
  readonly whenIdle: (callback: () => void) => void;
  /** How many pages are fetched, at most, while the reader stays on one. */
  readonly limit: number;
}

export interface PrefetchQueue {
  /** Adds a page, unless it has been added before or the limit is reached. */
  add(path: string): void;
  /** The reader has gone to another page: forgets what is waiting, and begins to count again. */
  restart(): void;
}

/** Fetches pages ahead, one after another, each in a moment in which the browser is idle. */
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
      // What could not be fetched ahead is fetched when the reader goes there.
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
