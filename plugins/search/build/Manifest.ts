/** One index of a language, as the manifest describes it to the browser. */
export interface ManifestEntry {
  /** Id of the context; `site` for pages that belong to no other context. */
  readonly id: string;
  /** The common path of the context's pages, without the language: `docs/yicat/`, or empty. */
  readonly context: string;
  /** File of the index, beside the manifest. */
  readonly file: string;
  /** File of the sections' texts, beside the manifest: an array indexed by document number. */
  readonly excerpts: string;
  /** Number of sections. */
  readonly documents: number;
}

/** `search/manifest.json` of a language: the only search file whose name never changes. */
export interface Manifest {
  readonly indexes: readonly ManifestEntry[];
  /** The glossary: its page, without the language, and the ordered files of its terms. */
  readonly glossary: {readonly path: string; readonly files: readonly string[]};
}
