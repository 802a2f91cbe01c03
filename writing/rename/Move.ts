/** A change of an article's address within its product. */
export interface Move {
  readonly product: string;
  /** The old and the new slug, as in `config/sidebars/`. */
  readonly from: string;
  readonly to: string;
}

/** Returns the route of an article without a language prefix. */
export const routeOf = (product: string, slug: string): string => `/docs/${product}/${slug}`;
