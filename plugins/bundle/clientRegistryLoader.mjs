import {rewriteRegistry} from './registry.mjs';

/**
 * The registry for browsers. It keeps the first field of each entry, the function that loads the
 * module: the other two serve the rendering on the server only (`react-loadable`), and every
 * reader would fetch them for every page of the site.
 * @param {string} source `registry.js` as the framework generates it
 * @returns {string}
 */
export default function clientRegistryLoader(source) {
  return rewriteRegistry(
    source,
    ({chunk, module}) => `[() => import(/* webpackChunkName: "${chunk}" */ "${module}")]`,
  );
}
