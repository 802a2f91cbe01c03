import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
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

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

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
    const hash = createHash('sha256').update(trimmed).digest('hex').slice(0, 8);
    const name = sheet.replace(hashInName, `.${hash}.css`);
    await rm(path.join(folder, sheet));
    await write(path.join(folder, name), trimmed);
    await write(path.join(untrimmedFolder, name), css);
    all.push({builtFile: sheet, file: name, css: trimmed, untrimmed: css});
  }
  return all;
}
