import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';

/**
 * Compiles TypeScript files for the browser into one classic script.
 * @param folder output folder, which only this function may use
 * @returns the text of the script
 * @throws Error with the errors of the compiler
 */
export async function compileScript(entry: string, folder: string): Promise<string> {
  const filename = 'script.js';
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    entry,
    output: {path: folder, filename},
    // Otherwise each page would contain the version of the compiler.
    experiments: {rspackFuture: {bundlerInfo: {force: false}}},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2020'}},
          type: 'javascript/auto',
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) {
          reject(error);
        } else if (stats?.hasErrors()) {
          reject(new Error(stats.toString({preset: 'errors-only'})));
        } else {
          resolve();
        }
      });
    });
  });
  return readFile(path.join(folder, filename), 'utf8');
}
