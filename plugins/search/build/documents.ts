import type {SearchDocument} from '../engine/index.ts';
import {lineSigns} from '../markup/signs.ts';
import type {ResolvedSearchOptions, SearchContext} from '../options.ts';
import type {Asks} from './asks.ts';
import type {PageText} from './readPage.ts';

/** Returns the addresses between the site's root and a page, outermost first. */
function addressesAbove(address: string, baseUrl: string): string[] {
  const steps = address.slice(baseUrl.length).split('/');
  return steps.slice(1).map((_, index) => baseUrl + steps.slice(0, index + 1).join('/'));
}

interface DocumentOptions extends Partial<Pick<ResolvedSearchOptions, 'aliases' | 'preparations'>> {
  /** The questions that a page answers, by its address and the id of the section. */
  readonly asks?: ReadonlyMap<string, Asks>;
}

/**
 * Converts pages to documents, one for each section, sorted by address and then by the order of the
 * page. A page without breadcrumbs gets the titles of its ancestor pages.
 * @param pages pages by address.
 * @param baseUrl address of the language, with slashes at both ends.
 */
export function toDocuments(
  pages: ReadonlyMap<string, PageText>,
  baseUrl: string,
  {asks = new Map(), aliases = {}, preparations = []}: DocumentOptions = {},
): SearchDocument[] {
  const addresses = [...pages.keys()].sort();
  return addresses.flatMap((u) => {
    const page = pages.get(u);
    if (!page) {
      return [];
    }
    const b =
      page.breadcrumbs.length > 0
        ? page.breadcrumbs
        : addressesAbove(u, baseUrl).flatMap((above) => pages.get(above)?.title ?? []);
    const asksOfPage = asks.get(u);
    return page.sections.map(({id, title, text}) => ({
      u,
      h: id === '' ? '' : `#${id}`,
      t: page.title,
      s: title,
      b,
      text: preparations.includes(id) ? `${lineSigns.preparation}\n${text}` : text,
      asks: [...(asksOfPage?.get(id) ?? []), ...(aliases[id] ?? [])],
    }));
  });
}

/**
 * The context of all pages that belong to no other context: mostly news, which mention many topics
 * and explain few of them.
 */
export const siteContext: SearchContext = {id: 'site', path: '', importance: 0.75};

/**
 * Groups documents by context, each in the first context whose path is a prefix of its address. A
 * document outside all contexts is left out.
 * Contexts without documents are kept: their index is empty, not missing.
 * @param baseUrl address of the language, with slashes at both ends.
 */
export function byContext(
  documents: readonly SearchDocument[],
  contexts: readonly SearchContext[],
  baseUrl: string,
): ReadonlyMap<SearchContext, readonly SearchDocument[]> {
  const contextOf = ({u}: SearchDocument) =>
    contexts.find(({path}) => `${u}/`.startsWith(`${baseUrl}${path}`));
  return new Map(
    contexts.map((context) => [context, documents.filter((entry) => contextOf(entry) === context)]),
  );
}
