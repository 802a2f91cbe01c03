import type {LocaleId} from '../../../config/locales.ts';
import type {EngineId} from '../engines/allEngines.ts';
import {depth, rankOf, type Judgement} from '../judge.ts';
import type {JudgedQuery} from '../readQueries.ts';
import {keystrokes, longQuery, mixed, question} from '../typing.ts';
import {EngineProcess, type Lost} from './EngineProcess.ts';
import type {Costs} from './protocol.ts';

/** Number of hits, as on the results page of docusaurus-search-local; eight pages remain. */
const plenty = 100;

/** Timeout for the answer to a key, in milliseconds. */
export const keyLimit = 5_000;

/** Timeout for the answer to a whole query, in milliseconds. */
const judgeLimit = 10_000;

/** Time limit for typing the queries of a set, in milliseconds of the engine's own time. */
const typingLimit = 120_000;

/** Milliseconds, or the reason why there is no answer. */
export type Timing = number | Lost;

export interface Measurement {
  readonly engine: EngineId;
  readonly costs: Costs;
  readonly judgements: readonly Judgement[];
  /** Timings of every key of every query. */
  readonly keys: readonly Timing[];
  /** Timings of every key of the question without spaces. */
  readonly question: readonly Timing[];
  readonly long: Timing;
}

/**
 * Types queries key by key. After a key without an answer the rest of that query is skipped, and
 * after two minutes all further queries.
 */
async function type(engine: EngineProcess, queries: readonly string[]): Promise<Timing[]> {
  const timings: Timing[] = [];
  let spent = 0;
  for (const query of queries) {
    for (const typed of keystrokes(query)) {
      if (spent > typingLimit) {
        return timings;
      }
      const answered = await engine.search(typed, depth, keyLimit);
      spent += typeof answered === 'string' ? keyLimit : answered.time;
      if (typeof answered === 'string') {
        timings.push(answered);
        break;
      }
      timings.push(answered.time);
    }
  }
  return timings;
}

async function judge(engine: EngineProcess, queries: readonly JudgedQuery[]): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const {query, kind, pages} of queries) {
    const answered = await engine.search(query, plenty, judgeLimit);
    const found = typeof answered === 'string' ? [] : answered.pages;
    judgements.push({kind, rank: rankOf(pages, found), isEmpty: found.length === 0});
  }
  return judgements;
}

/** Measures one warm engine in one language: whole queries are answered before they are typed. */
export async function measureEngine(
  engine: EngineId,
  locale: LocaleId,
  queries: readonly JudgedQuery[],
  build: string | undefined,
): Promise<Measurement> {
  const running = new EngineProcess({engine, locale, build});
  try {
    const costs = await running.measureCosts();
    const judgements = await judge(running, queries);
    const keys = await type(running, mixed(queries.map(({query}) => query)));
    const typed = await type(running, [question[locale]]);
    const answered = await running.search(longQuery(locale), depth, keyLimit);
    const long = typeof answered === 'string' ? answered : answered.time;
    return {engine, costs, judgements, keys, question: typed, long};
  } finally {
    await running.end();
  }
}
