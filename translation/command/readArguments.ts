import {parseArgs, type ParseArgsConfig} from 'node:util';
import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Parses command-line arguments with `parseArgs` of Node.
 * @param usage the syntax of the command, with its options
 * @throws CliError for an unknown option, an option without its value, or a superfluous argument
 */
export function readArguments<T extends ParseArgsConfig>(
  args: readonly string[],
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T & {args: string[]}>> {
  try {
    return parseArgs({...config, args: [...args]});
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash, which no command takes.
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CliError(`${problem.replace(/\.$/, '')}. Write: ${usage}`);
  }
}
