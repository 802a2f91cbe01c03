import type {Hit, SearchIndex} from '../../engine/query.ts';
import {mostHits, type Answer, type AnswerHit, type WidenedTerm} from '../answer.ts';
import type {Engine} from './engine.ts';
import type {Loading} from './Loading.ts';

/** The results page has room for more. */
const passageFactor = 2;
/** How many terms are offered where nothing was found. */
const mostNearest = 3;

/** Enough for any filter by address to leave `mostHits`. */
const beforeFilter = 10 * mostHits;

interface Request {
  /** By id, in the order of the engine's `index`. */
  readonly indexes: ReadonlyMap<string, SearchIndex>;
  readonly first: string | undefined;
  readonly accepts: (url: string) => boolean;
  readonly textsOf: (id: string) => Loading<readonly string[]>;
  readonly query: string;
  readonly limit: number;
  readonly snippetLength: number;
}

interface Found {
  readonly answer: Pick<Answer, 'hits' | 'total' | 'widened' | 'nearest'>;
  /** The texts that the excerpts are cut from. */
  readonly texts: readonly Loading<readonly string[]>[];
}

function widenedTerms(
  engine: Engine,
  indexes: readonly SearchIndex[],
  query: string,
): WidenedTerm[] {
  const byTarget = new Map<string, WidenedTerm>();
  for (const index of indexes) {
    for (const {from, to} of engine.widenedBy(index, query)) {
      byTarget.set(`${from}\n${to}`, {from, to});
    }
  }
  return [...byTarget.values()];
}

/** Searches, marks what was found, and cuts excerpts from the texts that are there. */
export function findHits(
  engine: Engine,
  {indexes, first, accepts, textsOf, query, limit, snippetLength}: Request,
): Found {
  const ids = [...indexes.keys()];
  const list = [...indexes.values()];
  const firstIndex = first === undefined ? undefined : indexes.get(first);
  const all = engine
    .searchAll(list, query, beforeFilter, firstIndex ? {first: firstIndex} : {})
    .filter(({u}) => accepts(u))
    .slice(0, mostHits);
  const shown = all.slice(0, limit);
  const texts = new Map(shown.map(({index}) => [index, textsOf(ids[index] ?? '')] as const));
  const marked = (text: string, terms: readonly string[]) => ({
    text,
    marks: engine.markRanges(text, terms),
  });
  const toAnswer = ({u, h, t, s, b, terms, document, index}: Hit): AnswerHit => {
    const text = texts.get(index)?.value?.[document];
    return {
      url: u,
      hash: h,
      title: marked(t, terms),
      section: s === t || s === '' ? null : marked(s, terms),
      breadcrumbs: b,
      excerpt: text === undefined ? null : engine.excerpt(text, terms, snippetLength),
      passage:
        text === undefined ? null : engine.excerpt(text, terms, passageFactor * snippetLength),
      terms,
    };
  };
  return {
    answer: {
      hits: shown.map(toAnswer),
      total: all.length,
      widened: widenedTerms(engine, list, query),
      nearest: all.length === 0 ? engine.nearestTerms(list, query, mostNearest) : [],
    },
    texts: [...texts.values()],
  };
}
