import {oftenAsked} from '../../config/oftenAsked.ts';
import {productIds} from '../../config/products.ts';
import {redirects} from '../../config/redirects.ts';
import {articlesOf, sectionPagesOf} from '../../config/sidebars/index.ts';
import type {Facts} from './Site.ts';

/** The facts of this project. */
export function siteFacts(): Facts {
  return {
    products: productIds,
    articles: Object.fromEntries(productIds.map((id) => [id, articlesOf(id)])),
    sectionRoutes: productIds.flatMap((id) =>
      sectionPagesOf(id).map((key) => `/docs/${id}/${key}`),
    ),
    redirects,
    oftenAsked,
  };
}
