import {products} from '@site/config/products';

/**
 * What `version` may name on the search page: the folders of index files. The first product's
 * index is the site's own and has no folder.
 */
const folders = products.slice(1).map(({id}) => `docs/${id}/`);

/**
 * Drops a `version` from the query of the search page that no index file belongs to.
 * @param query as in `location.search`, with its question mark.
 */
export function withoutUnknownVersion(query: string): string {
  const parameters = new URLSearchParams(query);
  const version = parameters.get('version');
  if (version === null || folders.some((folder) => folder === version)) {
    return query;
  }
  parameters.delete('version');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
