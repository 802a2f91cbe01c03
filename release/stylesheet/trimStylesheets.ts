import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {parse, type Root} from 'postcss';
import {shortName} from '../../src/lib/shortName.ts';
import {shortHash} from '../shortHash.ts';
import {writeNewFile} from '../files.ts';
import {type Usage, customPropertiesIn} from './Usage.ts';
import {dropOverridden} from './dropOverridden.ts';
import {dropUnusedDefinitions} from './dropUnusedDefinitions.ts';
import {dropUnusedSelectors} from './dropUnusedSelectors.ts';

/**
 * Shortens the names of custom properties that only the sheet uses, the most frequent first.
 * Properties that a page or script sets or reads keep their names.
 */
function shortenProperties(root: Root, usage: Usage): void {
  const uses = new Map<string, number>();
  const taken = new Set<string>(usage.properties);
  const count = (text: string) => {
    for (const name of text.match(/--[\w-]+/g) ?? []) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  };
  root.walk((node) => {
    if (node.type === 'decl') {
      count(`${node.prop} ${node.value}`);
    } else if (node.type === 'atrule') {
      customPropertiesIn(node.params).forEach((name) => taken.add(name));
    }
  });
  const short = new Map<string, string>();
  let index = 0;
  const own = [...uses].filter(([name]) => !taken.has(name) && !usage.words.mayGenerate(name));
  // Names break ties, so that the output is deterministic.
  own.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  for (const [name] of own) {
    let candidate: string;
    do {
      candidate = `--${shortName(index)}`;
      index += 1;
    } while (uses.has(candidate) || taken.has(candidate) || usage.words.mayGenerate(candidate));
    short.set(name, candidate);
  }
  const shorten = (text: string) => text.replace(/--[\w-]+/g, (name) => short.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
}

/**
 * Removes from a stylesheet what no page of the site can use, and shortens the rest. The order of
 * the rules and the look of each element in each state do not change. Throws a `CssSyntaxError` if
 * the sheet cannot be read.
 */
export function trimStylesheet(css: string, usage: Usage): string {
  const root = dropUnusedSelectors(parse(css), usage);
  dropOverridden(root);
  dropUnusedDefinitions(root, usage);
  shortenProperties(root, usage);
  return root.toString();
}

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
