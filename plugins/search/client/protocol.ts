import type {MarkedText, Widening} from '../engine/query.ts';
import type {AnswerBlock} from '../markup/extracts.ts';

export interface AnswerHit {
  /** Address of the page, without hash. */
  readonly url: string;
  /** `#id` of the section, or empty for the text above the first heading. */
  readonly hash: string;
  readonly title: MarkedText;
  /** `null` if the hit is the page itself and not one of its sections. */
  readonly section: MarkedText | null;
  readonly breadcrumbs: readonly string[];
  /** Cut around the match; `null` until the texts have been loaded. */
  readonly excerpt: MarkedText | null;
  /** A longer excerpt, for the results page. */
  readonly passage: MarkedText | null;
  /** The words that the page marks. */
  readonly terms: readonly string[];
}

export interface Answer {
  readonly hits: readonly AnswerHit[];
  /** The start of the first hit's text if it certainly answers the query; otherwise empty. */
  readonly best: readonly AnswerBlock[];
  /** Number of pages found, at most `mostHits`; `hits` may contain fewer. */
  readonly found: number;
  /** How many of them match nearly as much of the query as the best page. */
  readonly total: number;
  readonly widened: readonly Widening[];
  /** Queries that would find something; only filled if this one found nothing. */
  readonly nearest: readonly string[];
  /** False while other products or excerpts are loading. A query that is asked again waits for them. */
  readonly complete: boolean;
  /** Whether some, but not all, of the indexes could not be loaded. */
  readonly partial: boolean;
}

/** The first message to the worker. */
export interface WorkerSetup {
  /** Files that the page has fetched, by URL. */
  readonly files: ReadonlyMap<string, ArrayBuffer>;
}

/** Maximum number of pages that a search finds. */
export const mostHits = 100;

/**
 * Why there is no answer: the server was unreachable or refused; a file is missing; a file is
 * truncated or not an index; a file belongs to another release than the script; any other error.
 */
export type FaultKind = 'unreachable' | 'missing' | 'broken' | 'outdated' | 'failed';

export interface Fault {
  readonly fault: FaultKind;
}

export type Reply = Answer | Fault;

export const isFault = (reply: Reply): reply is Fault => 'fault' in reply;

/** The two operations of the worker; they never reject. */
export interface SearchOperations {
  /**
   * Loads the files for a first answer in this context, and retries files that failed before.
   * @param baseUrl path of the site in its language, `/` or `/en/`
   * @param context the scope of the search; see `SearchScope`
   */
  fetchIndexes(baseUrl: string, context: string): Promise<Fault | null>;
  /**
   * Answers when the files of a first answer in this context have settled.
   * @param again waits for a more complete answer than the last one to this query, which was incomplete
   */
  search(
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
    again?: boolean,
  ): Promise<Reply>;
}

/** The scope of a search. `path` is an address below the base address: `docs/yicat/`, `blog/`. */
export type SearchScope =
  {readonly kind: 'all'} | {readonly kind: 'within' | 'outside' | 'first'; readonly path: string};

const kinds = {'-': 'outside', '+': 'first'} as const;

/**
 * Parses a context from an address or a call of the worker: empty for everything, a path for pages
 * below it, `-path` for all other pages, `+path` for everything with that path first.
 */
export function parseContext(context: string): SearchScope {
  const sign = context.charAt(0);
  if (sign === '-' || sign === '+') {
    return {kind: kinds[sign], path: context.slice(1)};
  }
  return context === '' ? {kind: 'all'} : {kind: 'within', path: context};
}

/** Formats a scope so that `parseContext` can read it. */
export function formatContext(scope: SearchScope): string {
  switch (scope.kind) {
    case 'all':
      return '';
    case 'within':
      return scope.path;
    case 'outside':
      return `-${scope.path}`;
    case 'first':
      return `+${scope.path}`;
  }
}
