import type {SearchDocument} from '../../plugins/search/engine/index.ts';

/** The sections in one index of the site: a product, or everything else. */
export interface Part {
  /** Id of the product; `site` for everything else. */
  readonly id: string;
  /** Documents whose addresses have no language, like those of the judged queries. */
  readonly documents: readonly SearchDocument[];
}
