import {createRequire} from 'node:module';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {readClassNames, type ClassNames} from './readClassNames.ts';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;
type Loaders = NonNullable<Extract<Rules[number], {use?: unknown}>['use']>;

const matches = (rule: Rules[number], file: string) =>
  typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test(file);

/**
 * Returns the rules of the bundler with other loaders for CSS modules. Throws if there is not
 * exactly one rule for them, which means that the framework has changed.
 */
export function replaceCssModuleRule(rules: Rules, use: Loaders): Rules {
  const isWanted = (rule: Rules[number]) =>
    matches(rule, 'a.module.css') && !matches(rule, 'a.css');
  if (rules.filter(isWanted).length !== 1) {
    throw new Error(
      'plugins/short-class-names: the framework no longer has one rule for *.module.css. ' +
        'Compare it with node_modules/@docusaurus/core/lib/webpack/base.js.',
    );
  }
  return rules.map((rule) => (isWanted(rule) && typeof rule === 'object' ? {...rule, use} : rule));
}

const require = createRequire(import.meta.url);

/** Packages whose CSS modules are on every page. Other packages keep their long names. */
const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** Returns the folder of a package's entry file, which contains its compiled code. */
const folderOf = (name: string) => path.dirname(require.resolve(name));

/** Returns the framework's loaders for CSS modules, with our names. */
const loaders = ({getStyleLoaders}: ConfigureWebpackUtils, isServer: boolean, names: ClassNames) =>
  getStyleLoaders(isServer, {
    modules: {
      exportOnlyLocals: isServer,
      localIdentName: '[local]_[contenthash:base64:4]',
      // If this is undefined, `localIdentName` applies.
      getLocalIdent: ({resourcePath}: {resourcePath: string}, _: string, local: string) =>
        names.get(resourcePath)?.get(local),
    },
    importLoaders: 1,
    sourceMap: false,
  });

/**
 * Shortens the class names of CSS modules in releases. Pages, scripts and stylesheets repeat each
 * name, and the hash that the framework adds does not compress.
 */
export default async function shortClassNamesPlugin({siteDir}: LoadContext): Promise<Plugin> {
  const names = await readClassNames([
    path.join(siteDir, 'plugins'),
    path.join(siteDir, 'src'),
    ...packages.map(folderOf),
  ]);
  return {
    name: 'short-class-names',
    configureWebpack: (config, isServer, utils) =>
      config.mode === 'production'
        ? {
            mergeStrategy: {'module.rules': 'replace'},
            module: {
              rules: replaceCssModuleRule(
                config.module?.rules ?? [],
                loaders(utils, isServer, names),
              ),
            },
          }
        : {},
  };
}
