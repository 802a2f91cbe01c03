import {products, type ProductId} from '@site/config/products';
import {formatContext, parseContext} from '../context.ts';

export interface ContextChoice {
  /** Path below the base address. */
  readonly path: string;
  /** Its product; none for the update log. */
  readonly product?: ProductId;
}

/** What the results page can be limited to. */
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
 * The context that an address of the results page asks for. `version` names a product as the
 * specification has it; what is unknown is left out, and everything is searched.
 */
export function contextOf(parameters: URLSearchParams): string {
  return known(parameters.get('version')) ?? known(parameters.get('ctx')) ?? '';
}
