import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {pathOfProduct, products, type ProductId} from '@site/config/products';
import {useQueryChange} from '@site/src/hooks/useQueryChange';
import {useQueryParameters} from '@site/src/hooks/useQueryParameters';
import {setText} from '@site/src/lib/editQuery';
import {formatContext, parseContext} from '../protocol.ts';
import {useFieldText} from '../state/useSearch.ts';

export interface ContextChoice {
  /** Path below the base address. */
  readonly path: string;
  /** The product; absent for the update log. */
  readonly product?: ProductId;
}

/** The contexts to which the results page can be limited. */
export const contexts: readonly ContextChoice[] = [
  ...products.map(({id}) => ({path: pathOfProduct(id), product: id})),
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

/** Parameters that name a context. The first one has precedence. */
const contextNames = ['version', 'ctx'];

/**
 * Returns the context in an address of the results page. `version` names a product, as the
 * specification defines it; an unknown value is ignored, and everything is searched.
 */
export function contextOf(parameters: URLSearchParams): string {
  return contextNames.flatMap((name) => known(parameters.get(name)) ?? [])[0] ?? '';
}

/** Debounce time: browsers limit the sustained rate of address changes to about three a second. */
const pause = 300;

/** Returns the query of an address. One with damaged encoding asks for nothing that was meant. */
function queryOf(search: string): string {
  const query = new URLSearchParams(search).get('q') ?? '';
  return query.includes('\ufffd') ? '' : query;
}

export interface ResultsAddress {
  /** The text of the field. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The scope of the search; see `SearchScope`. */
  readonly context: string;
  /** Writes the query into the address immediately. */
  readonly commit: () => void;
}

/**
 * Synchronises field and address: typing replaces `q` in the address after a pause, and back and
 * forward restore the field's text. Text typed before hydration is kept. Unknown contexts are removed
 * from the address. The address of another page that is still loading is not changed.
 */
export function useResultsAddress(fieldRef: RefObject<HTMLInputElement | null>): ResultsAddress {
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const change = useQueryChange();
  const context = contextOf(useQueryParameters());
  const [query, setQuery] = useFieldText(fieldRef);
  const isRead = useRef(false);

  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const typed = fieldRef.current?.value ?? '';
      setQuery(typed === '' ? queryOf(history.location.search) : typed);
    }
    return history.listen((location, action) => {
      // The path may have a slash or an extension at the end.
      const path = location.pathname.replace(/(\.html)?\/?$/, '');
      if (action !== 'REPLACE' && path === searchPage) {
        setQuery(queryOf(location.search));
      }
    });
  }, [fieldRef, history, searchPage, setQuery]);

  const commit = useCallback(
    () =>
      change((parameters) => {
        setText(parameters, 'q', fieldRef.current?.value ?? '');
        for (const name of contextNames.filter((each) => !known(parameters.get(each)))) {
          parameters.delete(name);
        }
      }),
    [change, fieldRef],
  );

  useEffect(() => {
    const timer = setTimeout(commit, pause);
    return () => clearTimeout(timer);
  }, [query, commit]);

  return {query, setQuery, context, commit};
}
