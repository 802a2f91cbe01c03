import type {ProductId} from '../../config/products.ts';
import type {ProductList} from '../../plugins/offline/kept/productLists.ts';
import type {MachinePage} from '../machines/MachinePage.ts';
import type {Link} from './brokenLinks.ts';
import type {PageLinks} from '../pageLinks.ts';

/** What joining needs to know about a part. It is stored in `.part/part.json` of the part. */
export interface Part {
  readonly product: ProductId;
  readonly pages: readonly MachinePage[];
  /** Offline lists by file. */
  readonly offlineLists: Readonly<Record<string, ProductList>>;
  /** Anchors of the pages, by file. */
  readonly anchors: Readonly<Record<string, PageLinks['ids']>>;
  /** Links to pages of other parts. */
  readonly links: readonly Link[];
}

/** Folder of a part for its data, which is not published. */
export const partFolder = '.part';
export const partFile = `${partFolder}/part.json`;
