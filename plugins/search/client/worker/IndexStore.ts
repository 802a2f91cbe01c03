import type {SearchIndex} from '../../engine/query.ts';
import type {Engine} from './engine.ts';
import type {fetchJson} from './fetchJson.ts';
import {Loading} from './Loading.ts';
import {readManifest, type ManifestIndex} from './manifest.ts';
import {kindOf, SearchFault} from './SearchFault.ts';

const isTexts = (json: unknown): json is readonly string[] =>
  Array.isArray(json) && json.every((text) => typeof text === 'string');

/** An index, and the entry of the manifest that it was loaded by: its texts are those named there. */
interface StoredIndex {
  readonly index: SearchIndex;
  readonly entry: ManifestIndex;
}

function entryOf(id: string, manifest: readonly ManifestIndex[]): ManifestIndex {
  const entry = manifest.find((candidate) => candidate.id === id);
  if (!entry) {
    throw new SearchFault('missing', `search/manifest.json lists no index "${id}".`);
  }
  return entry;
}

/** The index files of one language, each fetched at most once while it does not fail. */
export class IndexStore {
  readonly #folder: string;
  readonly #loadIndex: Engine['loadIndex'];
  readonly #fetchJson: typeof fetchJson;
  readonly #indexes = new Map<string, Loading<StoredIndex>>();
  readonly #texts = new Map<string, Loading<readonly string[]>>();
  #manifest: Loading<readonly ManifestIndex[]> | undefined;
  /** The manifest, read once more. */
  #renewal: Loading<readonly ManifestIndex[]> | undefined;

  constructor(baseUrl: string, loadIndex: Engine['loadIndex'], fetchFile: typeof fetchJson) {
    this.#folder = `${baseUrl}search/`;
    this.#loadIndex = loadIndex;
    this.#fetchJson = fetchFile;
  }

  /** Which indexes there are. */
  manifest(): Promise<readonly ManifestIndex[]> {
    this.#manifest ??= this.#readManifest('no-cache');
    return this.#manifest.promise;
  }

  index(id: string): Loading<StoredIndex> {
    return this.#once(this.#indexes, id, () => this.#readIndex(id));
  }

  /**
   * Texts of an index's documents, in their order. Where a release has taken them away, the index
   * is replaced with them, so that one never goes with the texts of another.
   */
  texts(id: string): Loading<readonly string[]> {
    return this.#once(this.#texts, id, () => this.#readTexts(id));
  }

  /** Lets everything that failed be tried again. */
  forgetFailures(): void {
    if (this.#manifest && !this.#manifest.isPending && this.#manifest.value === undefined) {
      this.#manifest = undefined;
    }
    if (this.#renewal?.isPending === false) {
      this.#renewal = undefined;
    }
    for (const files of [this.#indexes, this.#texts]) {
      for (const [id, {isPending, value}] of files) {
        if (!isPending && value === undefined) {
          files.delete(id);
        }
      }
    }
  }

  #once<Value>(
    files: Map<string, Loading<Value>>,
    id: string,
    read: () => Promise<Value>,
  ): Loading<Value> {
    const known = files.get(id);
    if (known) {
      return known;
    }
    const loading = new Loading(read());
    files.set(id, loading);
    return loading;
  }

  #readManifest(cache: RequestCache): Loading<readonly ManifestIndex[]> {
    return new Loading(this.#fetchJson(`${this.#folder}manifest.json`, cache).then(readManifest));
  }

  /**
   * What the site has under this id now: it may have been released anew since the manifest was
   * read, which is read once more, past all caches. Until that has come, the old one holds.
   */
  async #renewedEntry(id: string): Promise<ManifestIndex> {
    const renewal = (this.#renewal ??= this.#readManifest('reload'));
    const manifest = await renewal.promise;
    this.#manifest = renewal;
    return entryOf(id, manifest);
  }

  async #readIndex(id: string): Promise<StoredIndex> {
    try {
      return await this.#fetchIndex(entryOf(id, await this.manifest()), 'default');
    } catch {
      return this.#fetchIndex(await this.#renewedEntry(id), 'reload');
    }
  }

  async #fetchIndex(entry: ManifestIndex, cache: RequestCache): Promise<StoredIndex> {
    const json = await this.#fetchJson(this.#folder + entry.file, cache);
    try {
      return {index: this.#loadIndex(json), entry};
    } catch (error) {
      throw new SearchFault('outdated', `${entry.file} is not an index of this version.`, {
        cause: error,
      });
    }
  }

  async #readTexts(id: string): Promise<readonly string[]> {
    const {entry} = await this.index(id).promise;
    try {
      return await this.#fetchTexts(entry, 'default');
    } catch (error) {
      if (kindOf(error) !== 'missing') {
        throw error;
      }
      const renewed = await this.#renewedEntry(id);
      if (renewed.excerpts === entry.excerpts) {
        throw error;
      }
      const index = new Loading(this.#fetchIndex(renewed, 'reload'));
      const texts = await this.#fetchTexts(renewed, 'reload');
      await index.promise;
      this.#indexes.set(id, index);
      return texts;
    }
  }

  async #fetchTexts({excerpts}: ManifestIndex, cache: RequestCache): Promise<readonly string[]> {
    const json = await this.#fetchJson(this.#folder + excerpts, cache);
    if (!isTexts(json)) {
      throw new SearchFault('broken', `${excerpts} is not a list of texts.`);
    }
    return json;
  }
}
