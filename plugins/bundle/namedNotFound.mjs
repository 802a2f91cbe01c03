const chunk = 'not-found';

/**
 * Gives the page for addresses that do not exist a chunk with a name, and reports that name, as
 * `namedRegistry` does for pages that the registry knows.
 * @param {string} source `ComponentCreator.js` of the framework
 * @returns {string}
 */
export default function namedNotFound(source) {
  return source
    .replace(
      "import('@theme/NotFound')",
      `import(/* webpackChunkName: "${chunk}" */ '@theme/NotFound')`,
    )
    .replace("modules: ['@theme/NotFound']", `modules: ['${chunk}']`);
}
