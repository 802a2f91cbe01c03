import {notFoundClass} from '../lib/notFoundClass.ts';

/** The page of search results, in every language and with any host's ending. */
const searchPage = /\/search(\.html)?\/?$/;

/**
 * Whether the page needs the application before the reader does anything: its address asks a
 * question (filters, search, words to mark), it is not known what page it is, or the place that it
 * names is hidden.
 */
export function startsAtOnce(page: Document): boolean {
  const {search, pathname, hash} = page.location;
  return (
    search !== '' ||
    searchPage.test(pathname) ||
    page.documentElement.classList.contains(notFoundClass) ||
    Boolean(page.getElementById(hash.slice(1))?.closest('[hidden]'))
  );
}
