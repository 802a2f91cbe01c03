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
 * Loader for the framework's `registry.js`. The chunk names stay, because the framework prefetches
 * pages by them. Throws if an entry cannot be read, which means that the framework has changed.
 *
 * For browsers it keeps the first field of each entry, the function that loads the module. The other
 * two are only for rendering on the server (`react-loadable`), and every reader would fetch them for
 * every page of the site.
 *
 * On the server, the second field reports that a page uses the module, and the framework looks up its
 * files in the client manifest by chunk name. The field is the module's path, which the manifest of a
 * webpack 5 build does not have. With the chunk name instead, the page template gets the files of the
 * page.
 * @this {{getOptions: () => {isServer: boolean}}}
 * @param {string} source
 * @returns {string}
 */
export default function rewriteRegistry(source) {
  const {isServer} = this.getOptions();
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
    (_entry, /** @type {string} */ own, /** @type {string} */ module, /** @type {string} */ id) => {
      const chunk = chunks.get(chunkAliases.get(module) ?? module) ?? own;
      return isServer
        ? `[() => import("${module}"), "${chunk}", ${id}]`
        : `[() => import(/* webpackChunkName: "${chunk}" */ "${module}")]`;
    },
  );
}
