import {CliError} from './CliError.mjs';

/**
 * Wraps a function as a command of the project: a `CliError` prints its message and sets exit code
 * 1; any other error is a defect of the project and keeps its stack.
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
