import {products} from '../../../config/products.ts';
import {articlesOf} from '../../../config/sidebars/index.ts';

/** Every article and landing page, as `<product>/<slug>`. */
export const articleIds: ReadonlySet<string> = new Set(
  products.flatMap(({id}) => [`${id}/index`, ...articlesOf(id).map((slug) => `${id}/${slug}`)]),
);
