import process from 'node:process';
import {CliError} from '../run/CliError.mjs';
import {runProgram} from '../run/runProgram.mjs';
import {describeDiskError} from './describeDiskError.mjs';

const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;

/**
 * Runs a program of a build. It ends when this process ends.
 * @param {string} name
 * @param {readonly string[]} program
 * @param {string} failed The message to print below the program's own message.
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Promise<{seconds: number, output: string}>} The duration, and what the program printed.
 */
export async function runBuildProgram(name, program, failed, env = {}) {
  const {ok, output, seconds} = await runProgram(name, program, {
    env: {
      // The persistent cache does not detect changes of the project's plugins.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: 'production',
      BUILD_STARTER: String(process.pid),
      // The default young generation of 16 MB is copied all the time while the heap grows to 800 MB:
      // a quarter of the build was garbage collection.
      NODE_OPTIONS:
        `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64 --import=${endWithParent}`.trim(),
      ...env,
    },
  });
  if (!ok) {
    // An article may only quote the words of a disk problem, so the output is always shown.
    throw new CliError(`${output}\n${describeDiskError(output) ?? failed}`);
  }
  return {seconds, output};
}
