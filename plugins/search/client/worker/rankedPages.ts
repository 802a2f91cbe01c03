import {searchAll, termsAsked, type Hit, type SearchIndex} from '../../engine/query.ts';
import {mostHits} from '../protocol.ts';
import type {FoundTerm, IndexStore} from './IndexStore.ts';
import type {TrackedPromise} from './TrackedPromise.ts';

/** A page matches the query if its share of the query is at least this part of the best share. */
const mostOfIt = 0.8;

/** Number of hits before the filter by address, large enough to leave `mostHits`. */
const beforeFilter = 10 * mostHits;

interface Request {
  /** Indexes by id, in the order of the engine's `index`. */
  readonly indexes: ReadonlyMap<string, SearchIndex>;
  /** Id of the index whose hits come first. */
  readonly first: string | undefined;
  readonly accepts: (url: string) => boolean;
  readonly store: Pick<IndexStore, 'texts' | 'term'>;
  /** Whether an answer or a term may be shown above the rows. */
  readonly mayAnswer: boolean;
  readonly query: string;
  /** Maximum number of rows. */
  readonly limit: number;
}

/** A page that is shown, with the texts of its sections. */
export interface ShownPage {
  readonly hit: Hit;
  readonly texts: TrackedPromise<readonly string[]>;
  /** Position of the hit's section among the texts. */
  readonly section: number;
}

/** The pages that match a query, and the requested files that say more about those that are shown. */
export interface RankedPages {
  readonly query: string;
  readonly limit: number;
  readonly indexes: readonly SearchIndex[];
  /** The best pages, `mostHits` at most. */
  readonly hits: readonly Hit[];
  /** The first of them, `limit` at most. */
  readonly shown: readonly ShownPage[];
  /** Number of all pages that match nearly as much of the query as the best one. */
  readonly total: number;
  /** The terms that the query asks for; empty if nothing may be shown above the rows. */
  readonly terms: readonly TrackedPromise<FoundTerm | undefined>[];
  readonly accepts: (url: string) => boolean;
}

/** Returns the text of a hit's section; `undefined` until it is loaded. */
export const textOf = ({texts, section}: ShownPage): string | undefined => texts.value?.[section];

/** Searches the loaded indexes, and requests the terms and texts of the pages that are shown. */
export function rankedPages({
  indexes,
  first,
  accepts,
  store,
  mayAnswer,
  query,
  limit,
}: Request): RankedPages {
  const ids = [...indexes.keys()];
  const list = [...indexes.values()];
  const own = first === undefined ? undefined : indexes.get(first);
  const found = searchAll(list, query, beforeFilter, own).filter(({u}) => accepts(u));
  const most = Math.max(0, ...found.map(({share}) => share));
  // The rows wait for the term, so its file is requested before the texts: HTTP/1.1 has six connections.
  const terms = mayAnswer ? termsAsked(list, query).map((concept) => store.term(concept)) : [];
  const hits = found.slice(0, mostHits);
  return {
    query,
    limit,
    indexes: list,
    hits,
    shown: hits.slice(0, limit).map((hit) => {
      const page = list[hit.index]?.sections[hit.document]?.page ?? 0;
      return {
        hit,
        texts: store.texts(ids[hit.index] ?? '', page),
        section: (list[hit.index]?.pages[page]?.sections ?? []).indexOf(hit.document),
      };
    }),
    total: found.filter(({share}) => share >= mostOfIt * most).length,
    terms,
    accepts,
  };
}
