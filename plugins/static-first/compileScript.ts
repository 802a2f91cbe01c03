import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';

/**
 * Compiles a browser program of several TypeScript files into one classic script.
 * @param folder where the script is kept; it belongs to this function alone
 * @returns the script's text
 * Throws what the compiler complains about.
 */
export async function compileScript(entry: string, folder: string): Promise<string> {
  const filename = 'script.js';
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2020'],
    entry,
    output: {path: folder, filename},
    // Otherwise each page would say which compiler made it.
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
