import {parseArgs, type ParseArgsConfig} from 'node:util';
import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Reads what a writer typed, as `parseArgs` of Node does.
 * @throws CliError for an option that there is not, or one without its value
 */
export function readArguments<T extends ParseArgsConfig>(
  args: readonly string[],
  config: T,
): ReturnType<typeof parseArgs<T & {args: string[]}>> {
  try {
    return parseArgs({...config, args: [...args]});
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
