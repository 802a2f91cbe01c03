import type {Hit, SearchIndex} from '../../engine/query.ts';
import {answerOf} from '../../markup/answerOf.ts';
import {piecesOf} from '../../markup/piecesOf.ts';
import {mostHits, type Answer, type AnswerHit, type WidenedTerm} from '../answer.ts';
import type {Engine} from './engine.ts';
import type {Loading} from './Loading.ts';

/** The results page has room for more. */
const passageFactor = 2;
/** How many terms are offered where nothing was found. */
const mostNearest = 3;

/** A page holds what was asked for if it holds this share of what the best one holds. */
const mostOfIt = 0.8;

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
  readonly answer: Pick<Answer, 'hits' | 'best' | 'found' | 'total' | 'widened' | 'nearest'>;
  /** The texts that the answer to the query is in; none where no hit answers it for certain. */
  readonly answering: readonly Loading<readonly string[]>[];
  /** The texts that the excerpts are cut from. */
  readonly texts: readonly Loading<readonly string[]>[];
}

function widenedTerms(
  engine: Engine,
  indexes: readonly SearchIndex[],
  query: string,
): WidenedTerm[] {
  const byTarget = new Map<string, WidenedTerm>();
  for (const {from, to} of engine.widenedBy(indexes, query)) {
    byTarget.set(`${from}\n${to}`, {from, to});
  }
  return [...byTarget.values()];
}

/** Searches, marks what was found, and cuts excerpts from the texts that are there. */
export function findHits(
  engine: Engine,
  {indexes, first: ownId, accepts, textsOf, query, limit, snippetLength}: Request,
): Found {
  const ids = [...indexes.keys()];
  const list = [...indexes.values()];
  const firstIndex = ownId === undefined ? undefined : indexes.get(ownId);
  const found = engine
    .searchAll(list, query, beforeFilter, firstIndex ? {first: firstIndex} : {})
    .filter(({u}) => accepts(u));
  const most = Math.max(0, ...found.map(({share}) => share));
  const all = found.slice(0, mostHits);
  const shown = all.slice(0, limit);
  const texts = new Map(shown.map(({index}) => [index, textsOf(ids[index] ?? '')] as const));
  const marked = (text: string, terms: readonly string[]) => ({
    text,
    marks: engine.markRanges(text, terms),
  });
  const textOf = ({document, index}: Hit) => texts.get(index)?.value?.[document];
  const toAnswer = (hit: Hit): AnswerHit => {
    const {u, h, t, s, b, terms} = hit;
    const text = textOf(hit);
    const piece = text === undefined ? '' : engine.pieceWith(piecesOf(text), terms);
    return {
      url: u,
      hash: h,
      title: marked(t, terms),
      section: s === t || s === '' ? null : marked(s, terms),
      breadcrumbs: b,
      excerpt: text === undefined ? null : engine.excerpt(piece, terms, snippetLength),
      passage:
        text === undefined ? null : engine.excerpt(piece, terms, passageFactor * snippetLength),
      terms,
    };
  };
  const [first] = shown;
  // What counts for less than the others, as news do, explains too little to be the answer.
  const answered =
    first && list[first.index]?.importance === 1 && engine.isClear(all) ? first : undefined;
  const answer = answered && textOf(answered);
  return {
    answer: {
      hits: shown.map(toAnswer),
      best:
        answered && answer !== undefined
          ? answerOf(answer, answered.s, (text) => engine.markRanges(text, answered.terms).length)
          : [],
      found: all.length,
      total: found.filter(({share}) => share >= mostOfIt * most).length,
      widened: widenedTerms(engine, list, query),
      nearest: all.length === 0 ? engine.nearestTerms(list, query, mostNearest) : [],
    },
    answering: [answered && texts.get(answered.index)].filter((loading) => loading !== undefined),
    texts: [...texts.values()],
  };
}
