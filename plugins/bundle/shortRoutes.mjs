/**
 * The two places that name a route: where it is made, in `routes.js`, and what it needs, in
 * `routesChunkNames.json`. A path and a hash, which tells routes of one path apart.
 */
const route = /ComponentCreator\('([^'\n]+)', '([^'\n]+)'\)|"(\/[^"\n]*)-([^"\n-]+)": \{/g;

/**
 * Writes the hashes of routes shorter: as the number that each has among those of its path, in
 * their own order, so that both files get the same. A hash cannot be compressed, nearly all paths
 * have one, and every reader fetches both files with the application (1 KB of 54).
 * Throws where no route is found: the framework has changed.
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
      'plugins/bundle/shortRoutes.mjs finds no route in what the framework generates. ' +
        'Compare node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js.',
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
