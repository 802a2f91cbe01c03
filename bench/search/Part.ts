import type {SearchDocument} from '../../plugins/search/engine/index.ts';

/** The sections of one index of the site: a product, or everything else. */
export interface Part {
  /** Id of the product; `site` for everything else. */
  readonly id: string;
  /** Addresses are without a language, as the judged queries have them. */
  readonly documents: readonly SearchDocument[];
}
