import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, type RefObject} from 'react';
import {useFieldText} from '../box/useFieldText.ts';
import {contextOf} from './contexts.ts';

/**
 * Whether a path is that of the results page, with any host's ending.
 * @param searchPage its path in the reader's language, without an ending
 */
export const isSearchPage = (pathname: string, searchPage: string): boolean =>
  pathname.replace(/(\.html)?\/?$/, '') === searchPage;

/** Browsers refuse more than about three changes of the address a second for long. */
const pause = 300;

const queryOf = (search: string) => new URLSearchParams(search).get('q') ?? '';

export interface ResultsAddress {
  /** The text of the field. */
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** What is searched; see `context.ts`. */
  readonly context: string;
  /** Writes the query into the address at once. */
  readonly commit: () => void;
}

/**
 * Keeps field and address the same: typing replaces `q` in the address after a pause, back and
 * forward bring the field's text with them. A text typed before the script ran is kept. The address
 * of another page, which is on its way while this one stays, is left alone.
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
