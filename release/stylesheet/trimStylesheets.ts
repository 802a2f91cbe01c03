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
  /** Where the sheets are kept as they were, under the names of the trimmed ones, for the tests. */
  readonly untrimmedFolder: string;
}

export interface TrimmedSheet {
  /** Paths before and after; the name carries the hash of the content. */
  readonly builtFile: string;
  readonly file: string;
  readonly css: string;
  readonly untrimmed: string;
}

const hashInName = /\.[0-9a-f]{8}\.css$/;

/**
 * Puts trimmed stylesheets in the place of the built ones. Their names carry the hash of the new
 * content: the same rules, trimmed for other pages, are another file.
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
