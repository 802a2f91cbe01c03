import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';

/** What decides about a tree besides the text of its file: installed packages, and our settings of the parser. */
const parserFiles = ['node_modules/.package-lock.json', 'content/parseDocument.ts'];

const place = '.cache/content/trees';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

interface Stored {
  readonly parser: string;
  /** Trees by the hash of the text of their file. */
  readonly trees: ReadonlyMap<string, Root>;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'parser' in value &&
  'trees' in value &&
  value.trees instanceof Map;

async function readStored(file: string): Promise<Stored | undefined> {
  try {
    const value: unknown = deserialize(await readFile(file));
    return isStored(value) ? value : undefined;
  } catch {
    // There is no store yet, or another version of Node wrote it.
    return undefined;
  }
}

/**
 * Keeps the trees of unchanged files from one command to the next: parsing all files takes about
 * half of the content checks. A tree is used only for the same text, parser and packages.
 */
export class TreeStore {
  readonly #root: string;
  readonly #parser: string;
  readonly #known: ReadonlyMap<string, Root>;
  readonly #used = new Map<string, Root>();

  private constructor(root: string, parser: string, known: ReadonlyMap<string, Root>) {
    this.#root = root;
    this.#parser = parser;
    this.#known = known;
  }

  /**
   * Opens the store of a project. There is none for a folder without packages, such as a fixture.
   * @param root folder of the project
   */
  static async open(root: string): Promise<TreeStore | undefined> {
    const texts = await Promise.all(
      parserFiles.map((file) => readFile(path.join(root, file), 'utf8').catch(() => undefined)),
    );
    if (texts.includes(undefined)) {
      return undefined;
    }
    const parser = hashOf([process.version, ...texts].join('\n'));
    const stored = await readStored(path.join(root, place));
    return new TreeStore(root, parser, stored?.parser === parser ? stored.trees : new Map());
  }

  /** Returns the tree of a text. It must not be changed before the store is saved. */
  treeOf(source: string, parse: (source: string) => Root): Root {
    const key = hashOf(source);
    const tree = this.#known.get(key) ?? parse(source);
    this.#used.set(key, tree);
    return tree;
  }

  /** Saves the trees that were asked for, if they are not those that were read. */
  async save(): Promise<void> {
    const isSaved =
      this.#used.size === this.#known.size &&
      [...this.#used.keys()].every((key) => this.#known.has(key));
    if (isSaved) {
      return;
    }
    const file = path.join(this.#root, place);
    // Other commands may read or save at the same time.
    const next = `${file}.${process.pid}`;
    const stored: Stored = {parser: this.#parser, trees: this.#used};
    try {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(next, serialize(stored));
      await rename(next, file);
    } catch {
      // Without the store, for example on a full disk, the next command takes longer.
    }
  }
}
