/**
 * Matches a route in `routes.js`, which creates it, or in `routesChunkNames.json`, which lists its
 * chunks. A route has a path and a hash, which distinguishes routes with the same path.
 */
const route = /ComponentCreator\('([^'\n]+)', '([^'\n]+)'\)|"(\/[^"\n]*)-([^"\n-]+)": \{/g;

/**
 * Replaces the hashes of routes with short numbers: the index of each among the sorted hashes of
 * its path, so that both files get the same number. Hashes do not compress, nearly every path has
 * one, and every reader fetches both files with the application (1 KB of 54). Throws if no route is
 * found, which means that the framework has changed.
 * @param {string} source `routes.js` or `routesChunkNames.json` as the framework generates it
 * @returns {string}
 */
export default function shortRoutes(source) {
  /** @type {Map<string, Set<string>>} */
  const hashes = new Map();
  for (const [, made, madeHash, needed, neededHash] of source.matchAll(route)) {
    const path = made ?? needed ?? '';
    hashes.set(path, (hashes.get(path) ?? new Set()).add(madeHash ?? neededHash ?? ''));
  }
  if (hashes.size === 0) {
    throw new Error(
      'plugins/bundle/shortRoutes.mjs finds no route in the file that the framework generates. ' +
        'Compare it with node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  /** @type {(path: string, hash: string) => number} */
  const numberOf = (path, hash) => [...(hashes.get(path) ?? [])].sort().indexOf(hash);
  return source.replace(route, (_route, made, madeHash, needed, neededHash) =>
    typeof made === 'string'
      ? `ComponentCreator('${made}', '${numberOf(made, String(madeHash))}')`
      : `"${String(needed)}-${numberOf(String(needed), String(neededHash))}": {`,
  );
}
