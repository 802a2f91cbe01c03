/**
 * Keeps the first field of each entry of the framework's registry, the function that loads the
 * module. The other two serve the rendering on the server only (`react-loadable`), and every
 * reader would fetch them for every page of the site.
 * @param {string} source `registry.js` as the framework generates it
 * @returns {string}
 */
export default function leanRegistry(source) {
  return source.replace(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']');
}
