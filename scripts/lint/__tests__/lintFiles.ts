import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {withFolder} from '../../../tests/folders/withFolder.ts';

const output = z.object({
  diagnostics: z.array(z.object({code: z.string(), message: z.string(), filename: z.string()})),
});

/**
 * Runs Oxlint with one rule of the project's plugin. Its own tester of rules needs Node 22.
 * @param rule - without `local/`
 * @param sources - texts of `.tsx` files
 * @returns for each source the messages that the rule reports
 */
export function lintFiles(
  rule: string,
  options: readonly unknown[],
  sources: readonly string[],
): Promise<string[][]> {
  return withFolder('lint-', async (folder) => {
    const config = path.join(folder, '.oxlintrc.json');
    await writeFile(
      config,
      JSON.stringify({
        categories: {correctness: 'off'},
        jsPlugins: [path.resolve('scripts/lint/plugin.mjs')],
        rules: {[`local/${rule}`]: ['error', ...options]},
      }),
    );
    await Promise.all(
      sources.map((source, index) => writeFile(path.join(folder, `${index}.tsx`), source)),
    );
    const program = path.resolve('node_modules/oxlint/bin/oxlint');
    const printed = await new Promise<string>((resolve) => {
      // It exits with an error if it reports something.
      execFile(
        process.execPath,
        [program, '--config', config, '--format', 'json', '.'],
        {cwd: folder},
        (_error, stdout, stderr) => {
          resolve(stdout || stderr);
        },
      );
    });
    const {diagnostics} = output.parse(JSON.parse(printed));
    return sources.map((_source, index) =>
      diagnostics
        .filter(({filename}) => path.basename(filename) === `${index}.tsx`)
        .map(({code, message}) => (code === `local(${rule})` ? message : `${code}: ${message}`)),
    );
  });
}
