import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {shortHash} from '../shortHash.ts';
import {writeNewFile} from '../writeNewFile.ts';
import {trimStylesheet} from './trimStylesheet.ts';
import type {Usage} from './Usage.ts';

export interface StylesheetFiles {
  /** The built site. */
  readonly folder: string;
  /** Paths of its stylesheets, relative to the folder. */
  readonly sheets: readonly string[];
  /** Folder of the untrimmed sheets, under the names of the trimmed ones, for the tests. */
  readonly untrimmedFolder: string;
}

export interface TrimmedSheet {
  /** Path before trimming. */
  readonly builtFile: string;
  /** Path after trimming, with a hash of the new content. */
  readonly file: string;
  readonly css: string;
  readonly untrimmed: string;
}

const hashInName = /\.[0-9a-f]{8}\.css$/;

/**
 * Replaces the built stylesheets with trimmed ones. Their names contain a hash of the new content,
 * because the same rules trimmed for other pages give a different file.
 */
export async function trimStylesheets(
  {folder, sheets, untrimmedFolder}: StylesheetFiles,
  usage: Usage,
): Promise<readonly TrimmedSheet[]> {
  await rm(untrimmedFolder, {recursive: true, force: true});
  const all: TrimmedSheet[] = [];
  for (const sheet of sheets) {
    const css = await readFile(path.join(folder, sheet), 'utf8');
    const trimmed = trimStylesheet(css, usage);
    const name = sheet.replace(hashInName, `.${shortHash(trimmed)}.css`);
    await rm(path.join(folder, sheet));
    await writeNewFile(path.join(folder, name), trimmed);
    await writeNewFile(path.join(untrimmedFolder, name), css);
    all.push({builtFile: sheet, file: name, css: trimmed, untrimmed: css});
  }
  return all;
}
