import {createContext, useContext} from 'react';
import type {LocaleId} from '@site/config/locales';

/** What the parts of the search need to know of the site. */
export interface SearchSite {
  /** Path of the site in the language of the page, `/` or `/en/`. */
  readonly baseUrl: string;
  readonly locale: LocaleId;
}

const Context = createContext<SearchSite | null>(null);

/** Provides the site to the box and to the results page. The box has no context of the framework. */
export const SearchSiteProvider = Context.Provider;

/**
 * Returns the site in the language of the page.
 * @throws Error outside `SearchSiteProvider`
 */
export function useSearchSite(): SearchSite {
  const site = useContext(Context);
  if (!site) {
    throw new Error('A part of the search is outside SearchSiteProvider.');
  }
  return site;
}
