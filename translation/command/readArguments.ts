import {parseArgs, type ParseArgsConfig} from 'node:util';
import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Reads what a writer typed, as `parseArgs` of Node does.
 * @param usage how the command is written, with its options
 * @throws CliError for an option that there is not, one without its value, or a word too much
 */
export function readArguments<T extends ParseArgsConfig>(
  args: readonly string[],
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T & {args: string[]}>> {
  try {
    return parseArgs({...config, args: [...args]});
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash, which no command has.
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new CliError(`${problem.replace(/\.$/, '')}. Write: ${usage}`);
  }
}
