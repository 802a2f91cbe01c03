/** An entry of the framework's registry: a function that loads a module, its path, and its id. */
const entry =
  /\[\(\) => import\(\/\* webpackChunkName: "([^"\n]*)" \*\/ "([^"\n]*)"\), "[^"\n]*", (require\.resolveWeak\("[^"\n]*"\))\]/g;

const ofPlugin = (/** @type {string} */ name) => `@generated/${name}/default/__plugin.json`;

/**
 * Modules that come in the file of another one, which every page that has them needs as well: a
 * file costs more to ask for than these weigh.
 * @type {ReadonlyMap<string, string>}
 */
const chunkAliases = new Map([
  ['@theme/DocVersionRoot', '@theme/DocsRoot'],
  ['@theme/DocRoot', '@theme/DocsRoot'],
  [ofPlugin('docusaurus-plugin-content-docs'), '@theme/DocsRoot'],
  ['~blog/default/blogMetadata-default.json', ofPlugin('docusaurus-plugin-content-blog')],
  [ofPlugin('search'), '@theme/SearchPage'],
]);

/**
 * @typedef {object} Entry
 * @property {string} chunk name of the chunk that is to hold the module
 * @property {string} module
 * @property {string} id the expression that gives the module's id
 */

/**
 * Writes the entries of the framework's `registry.js` in another form. The names of chunks stay
 * those of the framework, which fetches pages ahead by them. Throws where an entry cannot be read:
 * the framework has changed.
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
      'plugins/bundle/registry.mjs cannot read the registry that the framework generates any more. ' +
        'Compare node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  return source.replace(
    entry,
    (_entry, /** @type {string} */ own, /** @type {string} */ module, /** @type {string} */ id) =>
      write({chunk: chunks.get(chunkAliases.get(module) ?? module) ?? own, module, id}),
  );
}
