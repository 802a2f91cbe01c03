/** An article that gets another address in the same product. */
export interface Move {
  readonly product: string;
  /** Slugs, as `config/sidebars/` has them. */
  readonly from: string;
  readonly to: string;
}

/** The address of an article without the prefix of a language. */
export const routeOf = (product: string, slug: string): string => `/docs/${product}/${slug}`;
