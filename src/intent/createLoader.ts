/** Brings the files of the application. */
export interface Loader {
  /** Fetches them without running them, unless the reader saves data or has a slow line. */
  fetchAhead(): void;
  /** Runs them in order. Resolves to whether all of them have arrived; may be called again if not. */
  run(): Promise<boolean>;
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return document.head.appendChild(Object.assign(document.createElement(name), properties));
}

const runScript = (src: string) =>
  new Promise<boolean>((resolve) => {
    // Scripts that are not async run in the order in which they were added.
    append('script', {
      src,
      async: false,
      onload: () => resolve(true),
      onerror: () => resolve(false),
    });
  });

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not every browser says; none of them has a type for it. */
function isFrugal(): boolean {
  const connection = Reflect.get(navigator, 'connection') as Connection | undefined;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** Browsers complain about a preloaded file that a reader has not needed within seconds. */
const fetchingAhead = () =>
  document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload';

/** @param urls the files in the order in which they have to run */
export function createLoader(urls: readonly string[]): Loader {
  let missing = urls;
  return {
    fetchAhead: () => {
      if (!isFrugal()) {
        const rel = fetchingAhead();
        missing.forEach((href) => append('link', {rel, as: 'script', fetchPriority: 'low', href}));
      }
    },
    run: async () => {
      const arrived = await Promise.all(missing.map(runScript));
      missing = missing.filter((_, index) => !arrived[index]);
      return missing.length === 0;
    },
  };
}
