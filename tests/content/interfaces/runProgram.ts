import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** Preloaded into the programs of the articles, so that their pauses take no time. */
const quickTimers = `data:text/javascript,${encodeURIComponent(
  [
    "import {syncBuiltinESMExports} from 'node:module';",
    "import timers from 'node:timers/promises';",
    'timers.setTimeout = (_delay, value) => Promise.resolve(value);',
    'syncBuiltinESMExports();',
  ].join('\n'),
)}`;

interface Surroundings {
  /** The folder with the files of the program. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

const options = ({folder, environment}: Surroundings) => ({
  cwd: folder,
  timeout: 600_000,
  env: {...process.env, NODE_OPTIONS: '', ...environment},
});

/**
 * Runs a TypeScript file and returns what it prints.
 * @throws Error with its message if it fails.
 */
export async function runTypeScript(file: string, surroundings: Surroundings): Promise<string> {
  const tsx = path.join(root, 'node_modules/tsx/dist/loader.mjs');
  const {stdout} = await run(
    process.execPath,
    ['--import', tsx, '--import', quickTimers, file],
    options(surroundings),
  );
  return stdout;
}

/**
 * Runs shell commands one after another, up to the first that fails.
 * @throws Error with its message if one fails.
 */
export async function runShell(commands: string, surroundings: Surroundings): Promise<string> {
  const {stdout} = await run('bash', ['-euc', commands], options(surroundings));
  return stdout;
}
