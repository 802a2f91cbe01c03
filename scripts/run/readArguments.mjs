import {parseArgs} from 'node:util';
import {CliError} from './CliError.mjs';

/**
 * Parses command-line arguments with `parseArgs` of Node.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {readonly string[]} args
 * @param {string} usage the syntax of the command, with its options
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T & {args: string[]}>>}
 * @throws CliError for an unknown option, an option without its value, or a superfluous argument
 */
export function readArguments(args, usage, config) {
  try {
    return parseArgs({...config, args: [...args]});
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash, which no command takes.
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CliError(`${problem.replace(/\.$/, '')}. Write: ${usage}`);
  }
}
