import {importPeer} from './importPeer.mjs';

/**
 * The part of esbuild that this module uses.
 * @typedef {object} Bundler
 * @property {(options: object) => Promise<{outputFiles: readonly {text: string}[]}>} build
 */

/**
 * Bundles a module for browsers, minified, from the packages installed in this folder.
 * @param {string} source
 * @param {{alias?: Record<string, string>, format?: 'esm' | 'cjs'}} [options]
 * @returns {Promise<string>}
 */
export async function bundle(source, {alias = {}, format = 'esm'} = {}) {
  const {build} = /** @type {Bundler} */ (await importPeer('esbuild'));
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: import.meta.dirname, loader: 'js'},
    alias,
    format,
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    // The framework's build sets this variable.
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const [output] = outputFiles;
  if (!output) {
    throw new Error('esbuild gave no output.');
  }
  return output.text;
}
