import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CliError} from '../../scripts/run/CliError.mjs';

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
      `${out} cannot be written (${reason}). Name a file in a folder that is there: --out work.xlf.`,
    );
  }
}
