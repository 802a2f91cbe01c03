/** One index of a language: a product, or update log and pages. */
export interface ManifestIndex {
  /** Id of the context; `site` for pages that belong to no other context. */
  readonly id: string;
  /** The common path of its pages below the base address: `docs/yicat/`, or empty. */
  readonly context: string;
  /** File of the index, beside the manifest. */
  readonly file: string;
  /** File of the tables of its words, beside the manifest. All indexes of a build share it. */
  readonly tables: string;
  /**
   * Files of the pages' texts, beside the manifest, with `*` for the ordinal of the page in the index.
   * Each is an array of the texts of the page's sections. A query loads those of the pages it shows.
   */
  readonly texts: string;
}

/** `search/manifest.json` of a language: the only search file whose name never changes. */
export interface Manifest {
  readonly indexes: readonly ManifestIndex[];
  /** The glossary: its page below the base address, and the ordered files of its terms. */
  readonly glossary: {readonly path: string; readonly files: readonly string[]};
}
