/** One index of a language, as the browser finds it. */
export interface ManifestEntry {
  /** Id of the context; `site` for what belongs to no other. */
  readonly id: string;
  /** The path that the context's pages lie under, without the language: `docs/yicat/`, or empty. */
  readonly context: string;
  /** File of the index, beside the manifest. */
  readonly file: string;
  /** File of the sections' texts, beside the manifest: an array by number of the document. */
  readonly excerpts: string;
  /** How many sections there are. */
  readonly documents: number;
}

/** `search/manifest.json` of a language: the only file of the search whose name never changes. */
export interface Manifest {
  readonly indexes: readonly ManifestEntry[];
  /** The glossary: its page, without the language, and the files of its terms in their order. */
  readonly glossary: {readonly path: string; readonly files: readonly string[]};
}
