import {isRecord} from '../../../../src/lib/isRecord.ts';
import {loadIndex, loadTables, type SearchIndex, type WordTables} from '../../engine/query.ts';
import type {Manifest, ManifestIndex} from '../../manifest.ts';
import {fileOfConcept, type TermRow} from '../../terms/termFiles.ts';
import {kindOf, SearchFault} from '../fault.ts';
import {type fetchJson, readManifest} from './servedFiles.ts';
import {TrackedPromise} from './TrackedPromise.ts';

/** A glossary term that a query asks for, and the page that explains it. */
export interface FoundTerm {
  /** Address of the page, without hash. */
  readonly url: string;
  readonly row: TermRow;
}

const isTexts = (json: unknown): json is readonly string[] =>
  Array.isArray(json) && json.every((text) => typeof text === 'string');

const isRow = (row: unknown): row is TermRow =>
  Array.isArray(row) && row.length === 4 && row.every((cell) => typeof cell === 'string');

/** An index, and the manifest entry from which it was loaded: the entry names its pages' texts too. */
interface StoredIndex {
  readonly index: SearchIndex;
  readonly entry: ManifestIndex;
}

function entryOf(id: string, {indexes}: Manifest): ManifestIndex {
  const entry = indexes.find((candidate) => candidate.id === id);
  if (!entry) {
    throw new SearchFault('missing', `search/manifest.json lists no index "${id}".`);
  }
  return entry;
}

/** The index files of one language. Each file is fetched once, and again only after a failure. */
export class IndexStore {
  readonly #baseUrl: string;
  readonly #folder: string;
  readonly #fetchJson: typeof fetchJson;
  /**
   * Indexes by id. An index of a new release that will replace a loaded one is stored by its `texts`.
   */
  readonly #indexes = new Map<string, TrackedPromise<StoredIndex>>();
  /** Tables by file: the indexes of a build share one. */
  readonly #tables = new Map<string, TrackedPromise<WordTables>>();
  /** Texts by file. */
  readonly #texts = new Map<string, TrackedPromise<readonly string[]>>();
  readonly #termFiles = new Map<string, TrackedPromise<Record<string, unknown>>>();
  readonly #terms = new Map<string, TrackedPromise<FoundTerm | undefined>>();
  #manifest: TrackedPromise<Manifest> | undefined;
  /** The manifest, while it is read again. */
  #renewal: TrackedPromise<Manifest> | undefined;

  constructor(baseUrl: string, fetchFile: typeof fetchJson) {
    this.#baseUrl = baseUrl;
    this.#folder = `${baseUrl}search/`;
    this.#fetchJson = fetchFile;
  }

  /** Returns the manifest, which lists the indexes. */
  manifest(): Promise<Manifest> {
    this.#manifest ??= this.#readManifest('no-cache');
    return this.#manifest.promise;
  }

  /** Whether an index has been requested. */
  isAsked(id: string): boolean {
    return this.#indexes.has(id);
  }

  index(id: string): TrackedPromise<StoredIndex> {
    return this.#once(this.#indexes, id, () => this.#readIndex(id));
  }

  /**
   * Returns the texts of a page's sections, in their order. Rejects if a new release has deleted the
   * file. By then the index of the new release is loaded, so that the next search uses it.
   * @param page ordinal of the page in the index
   * @throws Error if the index is not loaded
   */
  texts(id: string, page: number): TrackedPromise<readonly string[]> {
    const entry = this.#indexes.get(id)?.value?.entry;
    if (!entry) {
      throw new Error(`${id} is not loaded.`);
    }
    const file = entry.texts.replace('*', String(page));
    return this.#once(this.#texts, file, () => this.#readTexts(entry, file));
  }

  /** Returns the term of a folded concept; `undefined` if the word is not a term. */
  term(concept: string): TrackedPromise<FoundTerm | undefined> {
    return this.#once(this.#terms, concept, () => this.#readTerm(concept));
  }

  /** Forgets all failures, so that the next request retries. */
  forgetFailures(): void {
    if (this.#manifest?.error !== undefined) {
      this.#manifest = undefined;
    }
    for (const files of [this.#indexes, this.#tables, this.#texts, this.#termFiles, this.#terms]) {
      for (const [id, {error}] of files) {
        if (error !== undefined) {
          files.delete(id);
        }
      }
    }
  }

  #once<Value>(
    files: Map<string, TrackedPromise<Value>>,
    id: string,
    read: () => Promise<Value>,
  ): TrackedPromise<Value> {
    const known = files.get(id);
    if (known) {
      return known;
    }
    const loading = new TrackedPromise(read());
    files.set(id, loading);
    return loading;
  }

  #readManifest(cache: RequestCache): TrackedPromise<Manifest> {
    return new TrackedPromise(
      this.#fetchJson(`${this.#folder}manifest.json`, cache).then(readManifest),
    );
  }

  /**
   * Returns the current entry of this id. A new release may have been deployed since the manifest was
   * read, so it is read again, without caches. Until it has arrived, the old one is used.
   */
  async #renewedEntry(id: string): Promise<ManifestIndex> {
    const renewal = (this.#renewal ??= this.#readManifest('reload'));
    try {
      const manifest = await renewal.promise;
      this.#manifest = renewal;
      return entryOf(id, manifest);
    } finally {
      // The release after it needs another one.
      this.#renewal = undefined;
    }
  }

  async #readIndex(id: string): Promise<StoredIndex> {
    try {
      return await this.#fetchIndex(entryOf(id, await this.manifest()), 'default');
    } catch {
      return this.#fetchIndex(await this.#renewedEntry(id), 'reload');
    }
  }

  async #fetchIndex(entry: ManifestIndex, cache: RequestCache): Promise<StoredIndex> {
    try {
      const [json, tables] = await Promise.all([
        this.#fetchJson(this.#folder + entry.file, cache),
        this.#fetchTables(entry.tables, cache).promise,
      ]);
      return {index: loadIndex(json, tables), entry};
    } catch (error) {
      throw error instanceof SearchFault
        ? error
        : new SearchFault('outdated', `${entry.file} is not of this version.`, {cause: error});
    }
  }

  #fetchTables(file: string, cache: RequestCache): TrackedPromise<WordTables> {
    // The first attempt may have got a damaged file from the browser's cache.
    if (cache === 'reload' && this.#tables.get(file)?.error !== undefined) {
      this.#tables.delete(file);
    }
    return this.#once(this.#tables, file, async () =>
      loadTables(await this.#fetchJson(this.#folder + file, cache)),
    );
  }

  async #readTexts(entry: ManifestIndex, file: string): Promise<readonly string[]> {
    try {
      return await this.#fetchTexts(file);
    } catch (error) {
      const renewed = kindOf(error) === 'missing' ? await this.#renewedEntry(entry.id) : entry;
      if (renewed.texts !== entry.texts) {
        const index = this.#once(this.#indexes, renewed.texts, () =>
          this.#fetchIndex(renewed, 'reload'),
        );
        await index.promise;
        this.#indexes.set(entry.id, index);
      }
      throw error;
    }
  }

  async #readTerm(concept: string): Promise<FoundTerm | undefined> {
    // This does not wait if the manifest has loaded, so the request precedes those of the texts.
    const {path, files} = (this.#manifest?.value ?? (await this.manifest())).glossary;
    const file = files[fileOfConcept(concept, files.length)];
    const rows = file === undefined ? {} : await this.#termFile(file).promise;
    const row = Object.hasOwn(rows, concept) ? rows[concept] : undefined;
    return isRow(row) ? {url: this.#baseUrl + path, row} : undefined;
  }

  #termFile(file: string): TrackedPromise<Record<string, unknown>> {
    return this.#once(this.#termFiles, file, async () => {
      const json = await this.#fetchJson(this.#folder + file, 'default');
      if (!isRecord(json)) {
        throw new SearchFault('broken', `${file} holds no terms.`);
      }
      return json;
    });
  }

  async #fetchTexts(file: string): Promise<readonly string[]> {
    const json = await this.#fetchJson(this.#folder + file, 'default');
    if (!isTexts(json)) {
      throw new SearchFault('broken', `${file} is not a list of texts.`);
    }
    return json;
  }
}
