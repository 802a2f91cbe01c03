import type {SearchDocument} from '../engine/index.ts';
import type {SearchContext} from '../options.ts';

/**
 * The context of all pages that belong to no other context: mostly news, which mention many topics
 * and explain few of them.
 */
export const siteContext: SearchContext = {id: 'site', path: '', importance: 0.75};

/**
 * Groups documents by context, each in the first context whose path is a prefix of its address.
 * Contexts without documents are kept: their index is empty, not missing.
 * @param baseUrl address of the language, with slashes at both ends.
 */
export function byContext(
  documents: readonly SearchDocument[],
  contexts: readonly SearchContext[],
  baseUrl: string,
): ReadonlyMap<SearchContext, readonly SearchDocument[]> {
  const all = [...contexts, siteContext];
  const contextOf = ({u}: SearchDocument) =>
    all.find(({path}) => `${u}/`.startsWith(`${baseUrl}${path}`));
  return new Map(
    all.map((context) => [context, documents.filter((entry) => contextOf(entry) === context)]),
  );
}
