import {brotliCompressSync} from 'node:zlib';
import {addTo} from '../../src/lib/addTo.ts';

/**
 * Returns the origin of a module: the name of its package, the folder for code of this site, or the
 * file for code that the framework generates.
 */
export function packageOf(module: string): string {
  const packages = module.split(/[\\/]node_modules[\\/]/);
  if (packages.length > 1) {
    const [scopeOrName = '', name = ''] = (packages.at(-1) ?? '').split(/[\\/]/);
    return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  }
  const generated = /\.docusaurus[^\\/]*[\\/](.+)$/.exec(module)?.[1];
  if (generated !== undefined) {
    return `generated: ${generated.split('/').slice(0, 2).join('/')}`;
  }
  const [folder = '', part = ''] = module.replace(/^(\.\/)+/, '').split('/');
  return `this site: ${folder}/${part}`;
}

export interface ModuleCode {
  readonly module: string;
  /** File of the application that contains the module. */
  readonly file: string;
  /** Minified code. */
  readonly code: string;
}

interface Row {
  readonly name: string;
  readonly modules: number;
  readonly minified: number;
  readonly brotli: number;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

function table(title: string, rows: readonly Row[]): string {
  const lines = [...rows]
    .sort((a, b) => b.minified - a.minified)
    .map(
      ({name, modules, minified, brotli}) =>
        `| ${name} | ${modules} | ${kb(minified)} | ${kb(brotli)} |`,
    );
  return [
    `## ${title}`,
    '',
    '| What | Modules | KB minified | KB brotli |',
    '| --- | --: | --: | --: |',
    ...lines,
    '',
  ].join('\n');
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  items.forEach((item) => addTo(groups, keyOf(item), item));
  return groups;
}

function rowsBy(modules: readonly ModuleCode[], keyOf: (module: ModuleCode) => string): Row[] {
  return [...groupBy(modules, keyOf)].map(([name, group]) => {
    const code = group.map((module) => module.code).join('\n');
    return {
      name,
      modules: group.length,
      minified: Buffer.byteLength(code),
      brotli: brotliCompressSync(code).length,
    };
  });
}

/**
 * Reports the content of the files that every page loads, as Markdown: one table by package and one
 * by module for each file. Each group is compressed separately with Brotli, so the sum of the sizes
 * is larger than the file.
 */
export function bundleReport(modules: readonly ModuleCode[]): string {
  const files = groupBy(modules, ({file}) => file);
  const parts = [...files].flatMap(([file, ofFile]) => [
    table(
      `${file}, by package`,
      rowsBy(ofFile, ({module}) => packageOf(module)),
    ),
    table(
      `${file}, by module`,
      rowsBy(ofFile, ({module}) => module),
    ),
  ]);
  return `# What every page loads\n\n${parts.join('\n')}`;
}
