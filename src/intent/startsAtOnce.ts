import {notFoundClass} from '../lib/notFoundClass.ts';

/** Matches the search page in every language, with any suffix that hosts add. */
const searchPage = /\/search(\.html)?\/?$/;

/**
 * Whether the page needs the application without a sign of intent: its address has a query
 * (filters, search, highlighted words), it is the not-found page, or the anchor of its address is
 * hidden.
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
