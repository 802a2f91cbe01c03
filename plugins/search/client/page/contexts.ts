import {products, type ProductId} from '@site/config/products';
import {formatContext, parseContext} from '../context.ts';

export interface ContextChoice {
  /** Path below the base address. */
  readonly path: string;
  /** The product; absent for the update log. */
  readonly product?: ProductId;
}

/** The contexts to which the results page can be limited. */
export const contexts: readonly ContextChoice[] = [
  ...products.map(({id}) => ({path: `docs/${id}/`, product: id})),
  {path: 'blog/'},
];

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

function known(value: string | null): string | undefined {
  const scope = parseContext((value ?? '').replace(/^(-?)\//, '$1'));
  if (scope.kind !== 'within' && scope.kind !== 'outside') {
    return undefined;
  }
  const path = withSlash(scope.path);
  return contexts.some((choice) => choice.path === path)
    ? formatContext({kind: scope.kind, path})
    : undefined;
}

/**
 * Returns the context in an address of the results page. `version` names a product, as the
 * specification defines it; an unknown value is ignored, and everything is searched.
 */
export function contextOf(parameters: URLSearchParams): string {
  return known(parameters.get('version')) ?? known(parameters.get('ctx')) ?? '';
}
