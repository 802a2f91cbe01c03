import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {isChanged} from './docusaurusPatches.mjs';
import {ReportPlugin} from './ReportPlugin.ts';
import {scriptGroups} from './scriptGroups.ts';
import {sheets} from './sheets.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Each sheet is one file; the framework's own, with all that is left, has priority 50. */
const styleGroups = Object.fromEntries(
  Object.entries(sheets).map(([name, test]) => [
    name,
    {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60},
  ]),
);

/**
 * A separate entry, so that React is set up in a task before the application's: one task would
 * block a slow phone for longer. A chunk that is in only one entry would become async. Importing
 * Infima here keeps `styles.css` initial.
 */
const setUpReact = ['react-dom/client', 'infima/dist/css/default/default.css'];

/**
 * Tells browsers that a file's functions are all for now: they are compiled beside the page while
 * the file arrives, not one by one in the page's own time at their first call (V8's explicit compile
 * hints, https://v8.dev/blog/explicit-compile-hints). Others see a comment.
 */
const precompile = (bundler: ConfigureWebpackUtils['currentBundler']['instance']) =>
  new bundler.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // A minifier would take it out.
    stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/**
 * Makes the application's files few, small and lasting: React in a file that both languages and all
 * releases share, what like pages share in another, and nothing that only the build needs. The page
 * template learns which of them a page needs. `npm run analyze` shows what is in them,
 * `bench/README.md` what each step has won.
 */
export default function bundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
  return {
    name: 'bundle',
    configureWebpack({entry}, isServer, {currentBundler}) {
      const registry = generated('registry.js');
      const framework = {
        test: isChanged,
        enforce: 'pre' as const,
        use: here('./docusaurusPatches.mjs'),
      };
      // What the changes of the framework ask for, whatever site it is built for.
      const alias = {'@navigation': here('../../src/navigation')};
      if (isServer) {
        return {
          resolve: {alias},
          module: {rules: [{test: registry, use: here('./serverRegistryLoader.mjs')}, framework]},
        };
      }
      const report = process.env.BUNDLE_REPORT;
      const texts = generated('codeTranslations.json');
      return {
        plugins: [
          precompile(currentBundler.instance),
          ...(report ? [new ReportPlugin(report)] : []),
        ],
        resolve: {alias: {...alias, tslib$: here('./interop.ts')}},
        module: {
          rules: [
            // Its index names all parts; a page that imports a few must not get the others' styles.
            {test: /[\\/]components[\\/]figures[\\/].*\.tsx?$/, sideEffects: false},
            {test: registry, use: here('./clientRegistryLoader.mjs')},
            {
              test: [generated('routes.js'), generated('routesChunkNames.json')],
              use: here('./shortRoutes.mjs'),
            },
            framework,
            {
              test: [/\.[jt]sx?$/, texts],
              enforce: 'pre' as const,
              use: {loader: here('./textsWithModules.mjs'), options: {file: texts}},
            },
            {test: generated('docusaurus.config.mjs'), use: here('./leanConfig.mjs')},
          ],
        },
        // The development server adds to its entry, and its start-up time does not matter.
        ...(process.env.NODE_ENV === 'production' &&
          typeof entry === 'string' && {entry: {main: entry, 'set-up-react': setUpReact}}),
        optimization: {
          // Numbers would need two tables, from and to the names by which pages are fetched ahead.
          chunkIds: 'named',
          // Two entries of one page share their modules.
          runtimeChunk: {name: 'runtime~main'},
          // Merged modules can no longer be told apart.
          ...(report && {concatenateModules: false}),
          splitChunks: {
            cacheGroups: {
              ...scriptGroups,
              ...styleGroups,
            },
          },
        },
      };
    },
  };
}
