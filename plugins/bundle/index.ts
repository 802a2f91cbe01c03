import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import autoprefixer from 'autoprefixer';
import {isChanged} from './docusaurusPatches.mjs';
import type {Bundler, Compiler} from './moduleStats.ts';
import {reportPlugin} from './reportPlugin.ts';
import {scriptGroups} from './scriptGroups.ts';
import {sheets} from './sheets.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Returns the path of a module of the framework that ours replaces. */
const frameworkModule = (name: string) =>
  createRequire(import.meta.url).resolve(`@docusaurus/core/lib/client/${name}.js`);

/** Each sheet is one file. The framework's own, with all other styles, has priority 50. */
const styleGroups = Object.fromEntries(
  Object.entries(sheets).map(([name, test]) => [
    name,
    {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60},
  ]),
);

/**
 * Adds V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints), so that all
 * functions of a file are compiled in the background during download, not on the main thread at
 * their first call. It is a comment for other browsers.
 */
const precompile = (bundler: Bundler) =>
  new bundler.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // At an earlier stage, the minifier would remove the comment.
    stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/**
 * Gives each runtime the function `__webpack_require__`, to which the framework's `ChunkAssetPlugin`
 * adds a property. The bundler leaves it out where a script is a single module, such as the search's
 * worker, and the script would then fail at its first line.
 */
const requireInRuntimes = {
  apply({hooks}: Compiler) {
    hooks.thisCompilation.tap('require-in-runtimes', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(
        'require-in-runtimes',
        (_chunk, requirements) => void requirements.add('__webpack_require__'),
      );
    });
  },
};

/**
 * Makes the files of the application few, small and cacheable: Preact is in a file that both
 * languages and all releases share, code that similar pages share is in another, and code that only
 * the build needs is left out. The page template gets the list of files that a page needs. The
 * command `npm run analyze` shows their content, and `bench/README.md` the gain of each step.
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
  return {
    name: 'bundle',
    // The supported browsers need prefixes only. The framework's `postcss-preset-env` is set up for
    // each sheet, and a configuration file is searched beside each.
    configurePostCss: (options) => ({...options, config: false, plugins: [autoprefixer()]}),
    configureWebpack(_config, isServer, {currentBundler}) {
      const rules = [
        {
          test: generated('registry.js'),
          use: {loader: here('./registry.mjs'), options: {isServer}},
        },
        {test: isChanged, enforce: 'pre' as const, use: here('./docusaurusPatches.mjs')},
      ];
      const alias = {
        // `docusaurusPatches.mjs` makes the framework import these modules.
        '@navigation': here('../../src/navigation'),
        [frameworkModule('PendingNavigation')]: here('../../src/navigation/PendingNavigation.tsx'),
        [frameworkModule('renderToHtml')]: here('./renderToHtml.ts'),
        'prism-react-renderer': here('./emptyPrism.ts'),
      };
      if (isServer) {
        return {resolve: {alias}, module: {rules}};
      }
      const report = process.env.BUNDLE_REPORT;
      const texts = generated('codeTranslations.json');
      return {
        plugins: [
          precompile(currentBundler.instance),
          requireInRuntimes,
          ...(report ? [reportPlugin(report)] : []),
        ],
        resolve: {alias: {...alias, tslib$: here('./interop.ts')}},
        module: {
          rules: [
            ...rules,
            // The index exports all parts. A page that imports some must not get the styles of the
            // others.
            {test: /[\\/]components[\\/]figures[\\/].*\.tsx?$/, sideEffects: false},
            {
              test: [generated('routes.js'), generated('routesChunkNames.json')],
              use: here('./shortRoutes.mjs'),
            },
            {
              test: [/\.[jt]sx?$/, texts],
              enforce: 'pre' as const,
              use: {loader: here('./textsWithModules.mjs'), options: {file: texts}},
            },
            {test: generated('docusaurus.config.mjs'), use: here('./leanConfig.mjs')},
          ],
        },
        // The runtimes of the page and of the search's worker would name the bundler.
        experiments: {rspackFuture: {bundlerInfo: {force: false}}},
        optimization: {
          // The entries of the application and of the search box share their modules.
          runtimeChunk: {name: 'runtime~main'},
          // Numeric ids would need two tables to map them to the names that prefetching uses.
          chunkIds: 'named',
          // The report cannot distinguish concatenated modules.
          ...(report && {concatenateModules: false}),
          splitChunks: {
            cacheGroups: {...scriptGroups, ...styleGroups},
          },
        },
      };
    },
  };
}
