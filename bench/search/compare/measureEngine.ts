import type {LocaleId} from '../../../config/locales.ts';
import type {EngineId} from '../engines/allEngines.ts';
import {depth, rankOf, type Judgement} from '../judge.ts';
import type {JudgedQuery} from '../readQueries.ts';
import {keystrokes, longQuery, mixed, question} from '../typing.ts';
import {EngineProcess, type Lost} from './EngineProcess.ts';
import type {Costs} from './protocol.ts';

/** As many as the results page of docusaurus-search-local asks for; eight pages are left of them. */
const plenty = 100;

/** How long a reader waits for a key's answer, in milliseconds. */
export const keyLimit = 5_000;

/** How long a reader waits for the answer to a whole query, in milliseconds. */
const judgeLimit = 10_000;

/** How long the queries of a set are typed, in milliseconds of the engine's own time. */
const typingLimit = 120_000;

/** Milliseconds, or why there are none. */
export type Timing = number | Lost;

export interface Measurement {
  readonly engine: EngineId;
  readonly costs: Costs;
  readonly judgements: readonly Judgement[];
  /** Of every key of every query. */
  readonly keys: readonly Timing[];
  /** Of every key of the question without spaces. */
  readonly question: readonly Timing[];
  readonly long: Timing;
}

/**
 * Types queries key by key. After a key without an answer the rest of that query is left out, and
 * after two minutes all other queries.
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

/** Measures one engine in one language, warm: the queries are answered whole before they are typed. */
export async function measureEngine(
  engine: EngineId,
  locale: LocaleId,
  queries: readonly JudgedQuery[],
  {build, product}: {readonly build: string | undefined; readonly product: string},
): Promise<Measurement> {
  const firstQuery = question[locale];
  const running = new EngineProcess({engine, locale, build, product, firstQuery});
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
