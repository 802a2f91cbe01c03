/** The scope of a search. `path` is an address below the base address: `docs/yicat/`, `blog/`. */
export type SearchScope =
  {readonly kind: 'all'} | {readonly kind: 'within' | 'outside' | 'first'; readonly path: string};

const kinds = {'-': 'outside', '+': 'first'} as const;

/**
 * Parses a context from an address or a call of the worker: empty for everything, a path for pages
 * below it, `-path` for all other pages, `+path` for everything with that path first.
 */
export function parseContext(context: string): SearchScope {
  const sign = context.charAt(0);
  if (sign === '-' || sign === '+') {
    return {kind: kinds[sign], path: context.slice(1)};
  }
  return context === '' ? {kind: 'all'} : {kind: 'within', path: context};
}

/** Formats a scope so that `parseContext` can read it. */
export function formatContext(scope: SearchScope): string {
  switch (scope.kind) {
    case 'all':
      return '';
    case 'within':
      return scope.path;
    case 'outside':
      return `-${scope.path}`;
    case 'first':
      return `+${scope.path}`;
  }
}

/**
 * Returns the path below the base address by which a docs version is searched.
 * @param versionUrl path of the version, as in the docs plugin's data: `/en/docs/yicat`
 * @throws if the version is outside the base address, which no configuration can cause.
 */
export function contextOfVersion(versionUrl: string, baseUrl: string): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `Version url '${versionUrl}' does not start with base url '${baseUrl}', this is a bug of \`plugins/search\`, please report it.`,
    );
  }
  return `${versionUrl.slice(baseUrl.length).replace(/\/$/, '')}/`;
}
