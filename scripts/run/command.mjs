import {CliError} from './CliError.mjs';

/**
 * Makes a command of the project out of what it does: a `CliError` becomes that sentence
 * and exit code 1, anything else is a fault of ours and keeps its stack.
 * @param {(args: string[]) => Promise<void>} work
 * @returns {(args: string[]) => Promise<void>}
 */
export function command(work) {
  return async (args) => {
    try {
      await work(args);
    } catch (error) {
      console.error(error instanceof CliError ? error.message : error);
      process.exitCode = 1;
    }
  };
}
