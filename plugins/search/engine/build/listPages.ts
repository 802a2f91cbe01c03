import type {SearchDocument} from '../types.ts';

export interface Pages {
  readonly pages: {u: string; t: string; b: readonly string[]}[];
  /** For each section the ordinal of its page. */
  readonly pageOf: number[];
}

/** Lists the pages of the sections, in the order of their first sections. */
export function listPages(documents: readonly SearchDocument[]): Pages {
  const ordinals = new Map<string, number>();
  const pages: Pages['pages'] = [];
  const pageOf = documents.map(({u, t, b}) => {
    const known = ordinals.get(u);
    if (known !== undefined) {
      return known;
    }
    ordinals.set(u, pages.length);
    return pages.push({u, t, b}) - 1;
  });
  return {pages, pageOf};
}
