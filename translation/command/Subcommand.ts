import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CliError} from '../../scripts/run/CliError.mjs';

/** One subcommand: `npm run i18n -- <name>`. */
export interface Subcommand {
  /** Arguments after the name, as the help shows them. */
  readonly usage: string;
  /** A description of one line for the help. */
  readonly does: string;
  /**
   * @param args what the writer typed after the name
   * @param root folder of the project
   * @returns whether the command succeeded; if not, it has printed the reason
   * @throws CliError if the arguments are wrong
   */
  run(args: readonly string[], root: string): Promise<boolean>;
}

/**
 * Writes the output of a command to the file that the writer named.
 * @param out path from the root of the project
 * @throws CliError if the folder does not exist or is not writable
 */
export async function writeOut(root: string, out: string, text: string): Promise<void> {
  try {
    await writeFile(path.resolve(root, out), text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `${out} cannot be written (${reason}). Name a file in a folder that exists: --out work.xlf.`,
    );
  }
}
