interface Listed {
  readonly indexes: readonly {
    readonly context: string;
    readonly file: string;
    readonly tables: string;
  }[];
}

/**
 * Prefetches the index of the page's product, with its tables, into the browser's cache while the box
 * and the worker are loading. The worker requests the same files and reports all errors, so they are
 * ignored here.
 * @param results address of the results page; the search files are in the folder with this name
 */
export async function fetchIndexAhead(results: string): Promise<void> {
  const folder = `${results}/`;
  const base = new URL('..', folder).pathname;
  const path = `${window.location.pathname.slice(base.length)}/`;
  try {
    const {indexes} = (await (await fetch(`${folder}manifest.json`)).json()) as Listed;
    const own = indexes.find(({context}) => context !== '' && path.startsWith(context));
    await (own && Promise.all([own.file, own.tables].map((file) => fetch(folder + file))));
  } catch {
    // The worker reports the error.
  }
}
