import type {SearchIndex} from '../../engine/query.ts';
import type {Engine} from './engine.ts';
import type {fetchJson} from './fetchJson.ts';
import {Loading} from './Loading.ts';
import {readManifest, type ManifestIndex} from './manifest.ts';
import {SearchFault} from './SearchFault.ts';

const isTexts = (json: unknown): json is readonly string[] =>
  Array.isArray(json) && json.every((text) => typeof text === 'string');

/** The index files of one language, each fetched at most once while it does not fail. */
export class IndexStore {
  readonly #folder: string;
  readonly #loadIndex: Engine['loadIndex'];
  readonly #fetchJson: typeof fetchJson;
  readonly #indexes = new Map<string, Loading<SearchIndex>>();
  readonly #texts = new Map<string, Loading<readonly string[]>>();
  #manifest: Loading<readonly ManifestIndex[]> | undefined;
  #isFresh = false;

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

  index(id: string): Loading<SearchIndex> {
    return this.#once(this.#indexes, id, () => this.#readIndex(id));
  }

  /** Texts of an index's documents, in their order. */
  texts(id: string): Loading<readonly string[]> {
    return this.#once(this.#texts, id, () => this.#readTexts(id));
  }

  /** Lets everything that failed be tried again. */
  forgetFailures(): void {
    if (this.#manifest && !this.#manifest.isPending && this.#manifest.value === undefined) {
      this.#manifest = undefined;
    }
    this.#isFresh = false;
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

  async #entry(id: string): Promise<ManifestIndex> {
    const entry = (await this.manifest()).find((candidate) => candidate.id === id);
    if (!entry) {
      throw new SearchFault('missing', `search/manifest.json lists no index "${id}".`);
    }
    return entry;
  }

  /**
   * Fetches an index. Where that fails, the site may have been released anew since the manifest
   * was read: it is read once more, past all caches, and the file with it.
   */
  async #readIndex(id: string): Promise<SearchIndex> {
    try {
      return await this.#fetchIndex(await this.#entry(id), 'default');
    } catch {
      if (!this.#isFresh) {
        this.#isFresh = true;
        this.#manifest = this.#readManifest('reload');
      }
      return this.#fetchIndex(await this.#entry(id), 'reload');
    }
  }

  async #fetchIndex({file}: ManifestIndex, cache: RequestCache): Promise<SearchIndex> {
    const json = await this.#fetchJson(this.#folder + file, cache);
    try {
      return this.#loadIndex(json);
    } catch (error) {
      throw new SearchFault('outdated', `${file} is not an index of this version.`, {cause: error});
    }
  }

  async #readTexts(id: string): Promise<readonly string[]> {
    const {excerpts} = await this.#entry(id);
    const json = await this.#fetchJson(this.#folder + excerpts, 'default');
    if (!isTexts(json)) {
      throw new SearchFault('broken', `${excerpts} is not a list of texts.`);
    }
    return json;
  }
}
