import type {AnswerBlock} from '../markup/answerOf.ts';

/** A text with the ranges `[start, end)` that matched a query, sorted and not overlapping. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

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
  /** The matched words, as the page writes them. */
  readonly terms: readonly string[];
}

/** A word of the query and a synonym that was searched too. */
export interface WidenedTerm {
  readonly from: string;
  readonly to: string;
}

export interface Answer {
  readonly hits: readonly AnswerHit[];
  /** The start of the first hit's text if it certainly answers the query; otherwise empty. */
  readonly best: readonly AnswerBlock[];
  /** Number of pages found, at most `mostHits`; `hits` may contain fewer. */
  readonly found: number;
  /** How many of them match nearly as much of the query as the best page. */
  readonly total: number;
  readonly widened: readonly WidenedTerm[];
  /** Queries that would find something; only filled if this one found nothing. */
  readonly nearest: readonly string[];
  /** False while other products or excerpts are loading. The same query, repeated, waits for them. */
  readonly complete: boolean;
  /** Whether some, but not all, of the indexes could not be loaded. */
  readonly partial: boolean;
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
   * @param context the scope of the search; see `context.ts`
   */
  fetchIndexes(baseUrl: string, context: string): Promise<Fault | null>;
  /** Answers immediately with the loaded files; the same query, repeated, waits for missing files. */
  search(baseUrl: string, context: string, query: string, limit: number): Promise<Reply>;
}
