import {rewriteRegistry} from './registry.mjs';

/**
 * The registry for the rendering on the server. What a page has used is reported by the second
 * field of each entry, and the framework looks its files up in the manifest of the browser's half
 * by the names of chunks. The field holds the module's path, under which the manifest of a
 * webpack 5 build has nothing; with the chunk's name the page template gets the page's own files.
 * @param {string} source `registry.js` as the framework generates it
 * @returns {string}
 */
export default function serverRegistryLoader(source) {
  return rewriteRegistry(
    source,
    ({chunk, module, id}) => `[() => import("${module}"), "${chunk}", ${id}]`,
  );
}
