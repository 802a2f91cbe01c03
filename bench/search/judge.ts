/** Number of judged pages of an answer, as many as the search box shows. */
export const depth = 8;

/** The judged answer to one query. */
export interface Judgement {
  readonly kind: string;
  /** Rank of the first right page, from 1; 0 if there is none among the first `depth`. */
  readonly rank: number;
  /** Whether the answer was empty. */
  readonly isEmpty: boolean;
}

export interface Summary {
  /** Mean reciprocal rank of the first right page, cut at `depth`. */
  readonly mrr: number;
  /** Share of queries with a right page at rank 1. */
  readonly successAt1: number;
  /** Share of queries with a right page among the first `depth`. */
  readonly successAtDepth: number;
  /** Share of queries with an empty answer. */
  readonly empty: number;
}

/** Returns the rank of the first right page among the first `depth`, from 1; 0 without one. */
export function rankOf(right: readonly string[], answer: readonly string[]): number {
  return answer.slice(0, depth).findIndex((address) => right.includes(address)) + 1;
}

/** Summarises judgements; all values are NaN for an empty list. */
export function summarize(judgements: readonly Judgement[]): Summary {
  const mean = (worth: (judgement: Judgement) => number) =>
    judgements.reduce((sum, judgement) => sum + worth(judgement), 0) / judgements.length;
  return {
    mrr: mean(({rank}) => (rank === 0 ? 0 : 1 / rank)),
    successAt1: mean(({rank}) => Number(rank === 1)),
    successAtDepth: mean(({rank}) => Number(rank > 0)),
    empty: mean(({isEmpty}) => Number(isEmpty)),
  };
}
