/**
 * Matches an entry of the framework's registry: a function that loads a module, its path and its
 * id.
 */
const entry =
  /\[\(\) => import\(\/\* webpackChunkName: "([^"\n]*)" \*\/ "([^"\n]*)"\), "[^"\n]*", (require\.resolveWeak\("[^"\n]*"\))\]/g;

const ofPlugin = (/** @type {string} */ name) => `@generated/${name}/default/__plugin.json`;

/**
 * Modules that are in the chunk of another module, which every page with them also needs. A request
 * costs more than their size.
 * @type {ReadonlyMap<string, string>}
 */
const chunkAliases = new Map([
  ['@theme/DocVersionRoot', '@theme/DocsRoot'],
  ['@theme/DocRoot', '@theme/DocsRoot'],
  [ofPlugin('docusaurus-plugin-content-docs'), '@theme/DocsRoot'],
  ['~blog/default/blogMetadata-default.json', ofPlugin('docusaurus-plugin-content-blog')],
]);

/**
 * @typedef {object} Entry
 * @property {string} chunk name of the chunk of the module
 * @property {string} module
 * @property {string} id expression that evaluates to the id of the module
 */

/**
 * Rewrites the entries of the framework's `registry.js`. The chunk names stay, because the
 * framework prefetches pages by them. Throws if an entry cannot be read, which means that the
 * framework has changed.
 * @param {string} source
 * @param {(entry: Entry) => string} write returns the text of an entry
 * @returns {string}
 */
export function rewriteRegistry(source, write) {
  const chunks = new Map(
    Array.from(source.matchAll(entry), ([, chunk = '', module = '']) => [module, chunk]),
  );
  if (chunks.size === 0 || chunks.size !== source.split('() => import(').length - 1) {
    throw new Error(
      'plugins/bundle/registry.mjs can no longer read the registry that the framework generates. ' +
        'Compare it with node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  return source.replace(
    entry,
    (_entry, /** @type {string} */ own, /** @type {string} */ module, /** @type {string} */ id) =>
      write({chunk: chunks.get(chunkAliases.get(module) ?? module) ?? own, module, id}),
  );
}
