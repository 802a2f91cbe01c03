import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Plugin} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules/@docusaurus');

const original = [
  path.join(packages, 'theme-classic/lib/theme'),
  path.join(packages, 'core/lib/client/theme-fallback'),
];

/** The folders of module names that only a build knows, in the framework's order of precedence. */
const places: readonly {readonly prefix: string; readonly folders: readonly string[]}[] = [
  {prefix: '@theme-original/', folders: original},
  {prefix: '@theme-init/', folders: original},
  {
    prefix: '@theme/',
    folders: [
      path.join(root, 'src/theme'),
      path.join(root, 'plugins/search/client/theme'),
      ...original,
    ],
  },
  {prefix: '@generated/', folders: [path.join(import.meta.dirname, 'generated')]},
  {prefix: '@docusaurus/', folders: [path.join(packages, 'core/lib/client/exports')]},
  {prefix: '@site/', folders: [root]},
];

const endings = ['', '.tsx', '.ts', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];

function fileOf(folders: readonly string[], name: string): string | undefined {
  return folders
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find((file) => path.extname(file) !== '' && existsSync(file));
}

const shippedWithJsx =
  /@docusaurus\/(?:core\/lib\/client|plugin-content-(?:blog|docs)\/lib\/client|theme-common\/lib|theme-classic\/lib\/theme)\/.*\.js$/;

const compilerOptions: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
};

/**
 * Resolves `@theme/…`, `@docusaurus/…`, `@generated/…` and `@site/…` as a build does, so that tests
 * render the real components. `generated/` replaces what a build would generate.
 */
export function frameworkModules(): Plugin {
  return {
    name: 'framework-modules',
    enforce: 'pre',
    resolveId(id) {
      const place = places.find(({prefix}) => id.startsWith(prefix));
      return place && fileOf(place.folders, id.slice(place.prefix.length));
    },
    // Some of the framework's `.js` files contain JSX.
    transform(code, id) {
      return shippedWithJsx.test(id)
        ? ts.transpileModule(code, {compilerOptions}).outputText
        : undefined;
    },
  };
}
