import {oftenAsked} from '../../config/oftenAsked.ts';
import {productIds} from '../../config/products.ts';
import {redirects} from '../../config/redirects.ts';
import {articlesOf, sidebars} from '../../config/sidebars/index.ts';
import type {Facts} from './Site.ts';

/** The facts of this project. */
export function siteFacts(): Facts {
  return {
    products: productIds,
    articles: Object.fromEntries(productIds.map((id) => [id, articlesOf(id)])),
    sectionRoutes: productIds.flatMap((id) =>
      sidebars[id].filter(({kind}) => kind === 'page').map(({key}) => `/docs/${id}/${key}`),
    ),
    redirects,
    oftenAsked,
  };
}
