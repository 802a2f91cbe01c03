import {rewriteRegistry} from './registry.mjs';

/**
 * Returns the registry for browsers. It keeps the first field of each entry, the function that
 * loads the module. The other two are only for rendering on the server (`react-loadable`), and
 * every reader would fetch them for every page of the site.
 * @param {string} source `registry.js` as the framework generates it
 * @returns {string}
 */
export default function clientRegistryLoader(source) {
  return rewriteRegistry(
    source,
    ({chunk, module}) => `[() => import(/* webpackChunkName: "${chunk}" */ "${module}")]`,
  );
}
