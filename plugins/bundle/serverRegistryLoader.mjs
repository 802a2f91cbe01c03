import {rewriteRegistry} from './registry.mjs';

/**
 * Returns the registry for rendering on the server. The second field of each entry reports that a
 * page uses the module, and the framework looks up its files in the client manifest by chunk name.
 * The field is the module's path, which the manifest of a webpack 5 build does not have. With the
 * chunk name instead, the page template gets the files of the page.
 * @param {string} source `registry.js` as the framework generates it
 * @returns {string}
 */
export default function serverRegistryLoader(source) {
  return rewriteRegistry(
    source,
    ({chunk, module, id}) => `[() => import("${module}"), "${chunk}", ${id}]`,
  );
}
