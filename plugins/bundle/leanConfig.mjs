/** Keys that only the build reads. */
const ofTheBuild = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * Removes keys from the configuration that no component uses. Otherwise the browser would load the
 * options of every plugin and the page template.
 * @param {string} source `docusaurus.config.mjs` as the framework generates it
 * @returns {string}
 */
export default function leanConfig(source) {
  const before = 'export default ';
  if (!source.includes(before)) {
    throw new Error(
      'plugins/bundle/leanConfig.mjs cannot read the configuration that the framework generates. ' +
        'Compare it with node_modules/@docusaurus/core/lib/server/codegen/codegen.js.',
    );
  }
  const start = source.indexOf(before) + before.length;
  const end = source.lastIndexOf('}') + 1;
  /** @type {Record<string, unknown>} */
  const config = JSON.parse(source.slice(start, end));
  const kept = Object.entries(config).filter(([name]) => !ofTheBuild.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}
