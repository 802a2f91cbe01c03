/** How many pages of an answer are looked at: what the search box shows. */
export const depth = 8;

/** How one judged query was answered. */
export interface Judgement {
  readonly kind: string;
  /** Place of the first right page, from 1; 0 if there is none among the first `depth`. */
  readonly rank: number;
  /** Whether nothing at all came. */
  readonly isEmpty: boolean;
}

export interface Summary {
  /** Mean reciprocal rank of the first right page, cut at `depth`. */
  readonly mrr: number;
  /** Share of queries with a right page in first place. */
  readonly successAt1: number;
  /** Share of queries with a right page among the first `depth`. */
  readonly successAtDepth: number;
  /** Share of queries that nothing came for. */
  readonly empty: number;
}

/** Place of the first right page among the first `depth`, from 1; 0 if there is none. */
export function rankOf(right: readonly string[], answer: readonly string[]): number {
  return answer.slice(0, depth).findIndex((address) => right.includes(address)) + 1;
}

/** Sums judgements up; NaN everywhere for none. */
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
