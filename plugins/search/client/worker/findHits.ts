import {
  beatsDefinition,
  excerpt,
  isClear,
  markRanges,
  nearestTerms,
  needsMoreThanSteps,
  pieceWith,
  searchAll,
  shareHeld,
  termsAsked,
  widenedBy,
  type Hit,
  type SearchIndex,
} from '../../engine/query.ts';
import {answerOf, piecesOf, type AnswerBlock} from '../../markup/extracts.ts';
import {blocksOf} from '../../markup/signs.ts';
import {mostHits, type Answer, type AnswerHit} from '../protocol.ts';
import type {IndexStore} from './IndexStore.ts';
import {termBlocks, termHit} from './termRow.ts';
import type {TrackedPromise} from './TrackedPromise.ts';

/** The results page has space for longer excerpts by this factor. */
const passageFactor = 2;
/** Maximum number of terms offered if nothing was found. */
const mostNearest = 3;

/** A page matches the query if its share of the query is at least this part of the best share. */
const mostOfIt = 0.8;

/** Number of hits before the filter by address, large enough to leave `mostHits`. */
const beforeFilter = 10 * mostHits;

interface Request {
  /** Indexes by id, in the order of the engine's `index`. */
  readonly indexes: ReadonlyMap<string, SearchIndex>;
  readonly first: string | undefined;
  readonly accepts: (url: string) => boolean;
  readonly store: Pick<IndexStore, 'texts' | 'term'>;
  /** Whether an answer or a term may be shown above the rows. */
  readonly mayAnswer: boolean;
  readonly query: string;
  readonly limit: number;
  readonly snippetLength: number;
}

interface Found {
  readonly answer: Pick<Answer, 'hits' | 'best' | 'found' | 'total' | 'widened' | 'nearest'>;
  /** The files that decide whether an answer is shown and what it says; empty if none can be. */
  readonly deciding: readonly TrackedPromise<unknown>[];
  /** The texts from which the excerpts are cut. */
  readonly texts: readonly TrackedPromise<readonly string[]>[];
}

/**
 * The share of the query's words that an answer must hold: with the titles of its section and page,
 * and if it is one row of a table, alone or below a paragraph; and the row without the titles.
 * Chosen on 240 questions of four readers who had not seen the site: of the answers that they were
 * shown, 50 were right and 20 were not; these rules keep about 40 and 9 of them.
 */
const leastSaid = {byText: 0.4, byRow: 0.75, byRowWithoutTitles: 0.25};

/** From this likeness on a title, or a question that the section answers, is the query. */
const isNamedSo = ({likeness}: Hit) => likeness >= 0.95;

/** How much more of the query's words a row must hold than the next best row of its table. */
const leastLead = 0.1;

const hasOneRow = (text: string) => blocksOf(text).filter(({kind}) => kind === 'row').length === 1;

/**
 * What the section of a hit says first, as the answer to a query. Nothing if it does not say itself
 * what was asked, or has only the steps of a task for a query that reports a problem with it. If it
 * is named as the query is, other words will do: a message that is pasted in the other language. The
 * name of the section does not say which of several rows answers.
 * @param text of the section, with its signs
 */
export function pageBlocks(
  indexes: readonly SearchIndex[],
  query: string,
  hit: Hit,
  text: string,
): readonly AnswerBlock[] {
  const saidBy = shareHeld(indexes, query);
  /** Returns the row that answers, unless another one holds nearly as much of the query. */
  const rowThatAnswers = (rows: readonly string[]) => {
    const [first, second] = rows
      .map((row) => ({row, said: saidBy(row)}))
      .sort((a, b) => b.said - a.said);
    return first && (!second || first.said - second.said >= leastLead) ? first.row : undefined;
  };
  const blocks = answerOf(text, hit.s, rowThatAnswers);
  const cells = blocks.filter(({kind}) => kind === 'cell');
  if (isNamedSo(hit) && (cells.length === 0 || hasOneRow(text))) {
    return blocks;
  }
  const textOf = (some: readonly AnswerBlock[]) =>
    some.flatMap(({head, parts}) => [head, ...parts.map((part) => part.text)]).join(' ');
  if (blocks[0]?.kind === 'step' && needsMoreThanSteps(query)) {
    return [];
  }
  const isRowAlone = cells.length > 0 && cells.length === blocks.length;
  const isSaid =
    saidBy([hit.t, hit.s, textOf(blocks)].join(' ')) >=
      (isRowAlone ? leastSaid.byRow : leastSaid.byText) &&
    (cells.length === 0 || saidBy(textOf(cells)) >= leastSaid.byRowWithoutTitles);
  return isSaid ? blocks : [];
}

/** Searches, marks the matches, and cuts excerpts from the texts that are loaded. */
export function findHits({
  indexes,
  first: ownId,
  accepts,
  store,
  mayAnswer,
  query,
  limit,
  snippetLength,
}: Request): Found {
  const ids = [...indexes.keys()];
  const list = [...indexes.values()];
  const firstIndex = ownId === undefined ? undefined : indexes.get(ownId);
  const found = searchAll(list, query, beforeFilter, firstIndex).filter(({u}) => accepts(u));
  const most = Math.max(0, ...found.map(({share}) => share));
  const all = found.slice(0, mostHits);
  const shown = all.slice(0, limit);
  const pageOf = ({document, index}: Hit) => list[index]?.sections[document]?.page ?? 0;
  // The rows wait for the term, so its file is requested before the texts: HTTP/1.1 has six connections.
  const asked = mayAnswer ? termsAsked(list, query).map((concept) => store.term(concept)) : [];
  const texts = new Map(
    shown.map((hit) => [hit, store.texts(ids[hit.index] ?? '', pageOf(hit))] as const),
  );
  const textOf = (hit: Hit) => {
    const sections = list[hit.index]?.pages[pageOf(hit)]?.sections ?? [];
    return texts.get(hit)?.value?.[sections.indexOf(hit.document)];
  };
  /** Returns what the page says first, for a section that has nothing but sections below it. */
  const leadOf = (hit: Hit) => texts.get(hit)?.value?.[0] ?? '';
  const toRow = (hit: Hit): AnswerHit => {
    const {u, h, t, s, b} = hit;
    const {terms, marked} = hit.words();
    const text = textOf(hit);
    const own = piecesOf(text ?? '');
    const piece = pieceWith(own.length > 0 ? own : piecesOf(leadOf(hit)), terms);
    const mark = (title: string) => ({text: title, marks: markRanges(title, marked)});
    const cut = (length: number) =>
      text === undefined ? null : excerpt(piece, terms, length, marked);
    return {
      url: u,
      hash: h,
      title: mark(t),
      section: s === t || s === '' ? null : mark(s),
      breadcrumbs: b,
      excerpt: cut(snippetLength),
      passage: cut(passageFactor * snippetLength),
      terms: marked,
    };
  };
  const [first] = shown;
  // Pages of lower importance, such as news, explain too little to be the answer. A page of another
  // product than the query names would answer for the wrong one.
  const answered =
    mayAnswer && first && !first.isElsewhere && list[first.index]?.importance === 1 && isClear(all)
      ? first
      : undefined;
  const answerText = answered && textOf(answered);
  const [term, ...otherTerms] = asked.flatMap(({value}) =>
    value && accepts(value.url) ? [value] : [],
  );
  // A name that two terms share does not certainly ask for either of them.
  const explained = otherTerms.length === 0 ? term : undefined;
  const mayBeExplained =
    !beatsDefinition(all) && asked.some(({isPending, value}) => isPending || value);
  const isPageFirst = answered !== undefined && (!explained || beatsDefinition(all));
  const termHits = explained ? [termHit(explained, snippetLength)] : [];
  const pageHits = shown.map(toRow);
  const rows = isPageFirst
    ? [...pageHits.slice(0, 1), ...termHits, ...pageHits.slice(1)]
    : [...termHits, ...pageHits];
  return {
    answer: {
      hits: rows.slice(0, limit),
      best:
        explained && !isPageFirst
          ? termBlocks(explained)
          : answered && answerText !== undefined
            ? pageBlocks(list, query, answered, answerText)
            : [],
      found: Math.min(mostHits, all.length + termHits.length),
      total: found.filter(({share}) => share >= mostOfIt * most).length + termHits.length,
      widened: widenedBy(list, query),
      nearest: all.length === 0 ? nearestTerms(list, query, mostNearest) : [],
    },
    deciding: [...asked, ...(answered && !mayBeExplained ? [texts.get(answered)] : [])].filter(
      (loading) => loading !== undefined,
    ),
    texts: [...texts.values()],
  };
}
