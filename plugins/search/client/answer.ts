import type {AnswerBlock} from '../markup/answerOf.ts';

/** A text with the stretches `[start, end)` of it that a query found, in order, not overlapping. */
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
  /** `null` where the hit is the page itself and not one of its sections. */
  readonly section: MarkedText | null;
  readonly breadcrumbs: readonly string[];
  /** Cut around the match; `null` until the texts have arrived. */
  readonly excerpt: MarkedText | null;
  /** The same, longer, for the results page. */
  readonly passage: MarkedText | null;
  /** The words found, as the page writes them. */
  readonly terms: readonly string[];
}

/** A word of the query and one that was looked for as well. */
export interface WidenedTerm {
  readonly from: string;
  readonly to: string;
}

export interface Answer {
  readonly hits: readonly AnswerHit[];
  /** What the first hit says, where it answers the query for certain; else empty. */
  readonly best: readonly AnswerBlock[];
  /** How many pages were found, at most `mostHits`; `hits` may hold fewer. */
  readonly found: number;
  /** How many of them hold what was asked for: nearly as much of it as any page holds. */
  readonly total: number;
  readonly widened: readonly WidenedTerm[];
  /** Searches that would find something, where this one found nothing. */
  readonly nearest: readonly string[];
  /** More is on its way: other products, or excerpts. Asking the same again waits for it. */
  readonly complete: boolean;
  /** Some, but not all, of the indexes could not be loaded. */
  readonly partial: boolean;
}

/** A search never finds more pages than this. */
export const mostHits = 100;

/**
 * Why there is no answer: the server was not reached or refused; a file is not there; it is cut
 * short or no index; it belongs to another release than the script; anything else.
 */
export type FaultKind = 'unreachable' | 'missing' | 'broken' | 'outdated' | 'failed';

export interface Fault {
  readonly fault: FaultKind;
}

export type Reply = Answer | Fault;

export const isFault = (reply: Reply): reply is Fault => 'fault' in reply;

/** The two operations of the worker; neither ever rejects. */
export interface SearchOperations {
  /**
   * Loads what a first answer in this context needs, again where it failed before.
   * @param baseUrl path of the site in its language, `/` or `/en/`
   * @param context what is searched; see `context.ts`
   */
  fetchIndexes(baseUrl: string, context: string): Promise<Fault | null>;
  /** Answers at once with what is loaded; asked the same again, it waits for what is missing. */
  search(baseUrl: string, context: string, query: string, limit: number): Promise<Reply>;
}
