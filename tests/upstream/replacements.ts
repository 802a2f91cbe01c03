import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docusaurusPatches} from '../../plugins/bundle/docusaurusPatches.mjs';
import {root} from '../../scripts/root.mjs';

/** A file of this project that replaces or depends on a file of the framework. */
export interface Replacement {
  readonly ours: string;
  /** The file of the framework, below `node_modules/`. */
  readonly upstream: string;
}

const core = '@docusaurus/core/lib';
const theme = '@docusaurus/theme-classic/lib';

/** Files that replace, bypass or read files of the framework, outside the theme. */
const others: readonly Replacement[] = [
  {ours: 'src/navigation/PendingNavigation.tsx', upstream: `${core}/client/App.js`},
  ...['PendingNavigation.js', 'ClientLifecyclesDispatcher.js', 'normalizeLocation.js'].map(
    (file) => ({ours: 'src/navigation/DeferredRouter.tsx', upstream: `${core}/client/${file}`}),
  ),
  ...['docusaurus.js', 'prefetch.js', 'preload.js'].map((file) => ({
    ours: 'src/navigation/prefetchVisibleLinks.ts',
    upstream: `${core}/client/${file}`,
  })),
  ...['registry.mjs', 'shortRoutes.mjs'].map((file) => ({
    ours: `plugins/bundle/${file}`,
    upstream: `${core}/server/codegen/codegenRoutes.js`,
  })),
  {ours: 'plugins/bundle/renderToHtml.ts', upstream: `${core}/client/renderToHtml.js`},
  {ours: 'plugins/bundle/leanConfig.mjs', upstream: `${core}/server/codegen/codegen.js`},
  ...['Link.js', 'ExecutionEnvironment.js'].map((file) => ({
    ours: 'src/navigation/prefetchVisibleLinks.ts',
    upstream: `${core}/client/exports/${file}`,
  })),
  {ours: 'plugins/bundle/index.ts', upstream: `${core}/webpack/plugins/ChunkAssetPlugin.js`},
  {ours: 'config/pageTemplate.ts', upstream: `${core}/client/BaseUrlIssueBanner/index.js`},
  {ours: 'config/pageTemplate.ts', upstream: `${core}/ssg/ssgTemplate.html.js`},
  {ours: 'config/pageTemplate.ts', upstream: `${core}/ssg/ssgTemplate.js`},
  {ours: 'plugins/classic-theme/index.ts', upstream: `${theme}/index.js`},
  {ours: 'plugins/classic-theme/firstPaintScript.ts', upstream: `${theme}/inlineScripts.js`},
  {ours: 'plugins/short-class-names/index.ts', upstream: `${core}/webpack/base.js`},
  ...['plugins/short-class-names/index.ts', 'plugins/bundle/index.ts'].map((ours) => ({
    ours,
    upstream: '@docusaurus/bundler/lib/loaders/styleLoader.js',
  })),
  // Preact's names for the parts of a rendered node, and the order in which it renders.
  {ours: 'src/browser/restoreReplacedTexts.ts', upstream: 'preact/src/diff/index.js'},
  {ours: 'src/navigation/DeferredRouter.tsx', upstream: 'preact/src/create-context.js'},
  {ours: 'package.json', upstream: 'react/index.mjs'},
];

const inModules = (file: string) => path.join(root, 'node_modules', file);

/** Components that replace the theme's components or the core's fallbacks. */
const overrides: readonly Replacement[] = readdirSync(path.join(root, 'src/theme'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.includes('__tests__'))
  .sort()
  .flatMap((file) => {
    const component = file.replace(/(?:\/index)?\.tsx$/, '');
    const upstream = [`${theme}/theme`, `${core}/client/theme-fallback`]
      .flatMap((folder) => [`${folder}/${component}.js`, `${folder}/${component}/index.js`])
      .find((each) => existsSync(inModules(each)));
    return upstream === undefined ? [] : [{ours: `src/theme/${file}`, upstream}];
  });

/** Our files, each with the framework's file to compare after an upgrade. */
export const replacements: readonly Replacement[] = [
  ...overrides,
  ...docusaurusPatches.map(({file}) => ({
    ours: 'plugins/bundle/docusaurusPatches.mjs',
    upstream: file,
  })),
  ...others,
];

/** Returns the hash of a file of the framework, or `undefined` if it no longer exists. */
export function hashOf(upstream: string): string | undefined {
  const file = inModules(upstream);
  return existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
    : undefined;
}

/** The hashes of the files at the last comparison, by path. */
export const hashesFile = path.join(import.meta.dirname, 'hashes.json');
