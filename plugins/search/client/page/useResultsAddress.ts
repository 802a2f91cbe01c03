import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {useFieldText} from '../box/useFieldText.ts';
import {contextOf} from './contexts.ts';

/**
 * Whether a path is that of the results page, with or without a slash or extension at the end.
 * @param searchPage its path in the reader's language, without a slash or extension at the end
 */
export const isSearchPage = (pathname: string, searchPage: string): boolean =>
  pathname.replace(/(\.html)?\/?$/, '') === searchPage;

/** Debounce time: browsers limit the sustained rate of address changes to about three a second. */
const pause = 300;

const queryOf = (search: string) => new URLSearchParams(search).get('q') ?? '';

export interface ResultsAddress {
  /** The text of the field. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** The scope of the search; see `context.ts`. */
  readonly context: string;
  /** Writes the query into the address immediately. */
  readonly commit: () => void;
}

/**
 * Synchronises field and address: typing replaces `q` in the address after a pause, and back and
 * forward restore the field's text. Text typed before hydration is kept. The address of another page
 * that is still loading is not changed.
 */
export function useResultsAddress(fieldRef: RefObject<HTMLInputElement | null>): ResultsAddress {
  const {search} = useLocation();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useFieldText(fieldRef);
  const isRead = useRef(false);

  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const typed = fieldRef.current?.value ?? '';
      setQuery(typed === '' ? queryOf(history.location.search) : typed);
    }
    return history.listen((location, action) => {
      if (action !== 'REPLACE' && isSearchPage(location.pathname, searchPage)) {
        setQuery(queryOf(location.search));
      }
    });
  }, [fieldRef, history, searchPage, setQuery]);

  const commit = useCallback(() => {
    const {pathname, search: current, hash} = history.location;
    const parameters = new URLSearchParams(current);
    const text = fieldRef.current?.value ?? '';
    if (!isSearchPage(pathname, searchPage) || (parameters.get('q') ?? '') === text) {
      return;
    }
    if (text === '') {
      parameters.delete('q');
    } else {
      parameters.set('q', text);
    }
    history.replace({pathname, search: parameters.toString(), hash});
  }, [fieldRef, history, searchPage]);

  useEffect(() => {
    const timer = setTimeout(commit, pause);
    return () => clearTimeout(timer);
  }, [query, commit]);

  return {
    query,
    setQuery,
    context: isBrowser ? contextOf(new URLSearchParams(search)) : '',
    commit,
  };
}
