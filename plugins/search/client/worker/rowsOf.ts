import {excerpt, markRanges, nearestTerms, pieceWith, widenedBy} from '../../engine/query.ts';
import {piecesOf} from '../../markup/extracts.ts';
import {mostHits, type Answer, type AnswerHit} from '../protocol.ts';
import type {AnswerAbove} from './answerAbove.ts';
import {textOf, type RankedPages, type ShownPage} from './rankedPages.ts';
import {termHit} from './termRow.ts';

/** The results page has space for longer excerpts by this factor. */
const passageFactor = 2;
/** Maximum number of terms offered if nothing was found. */
const mostNearest = 3;

/** Returns what the page says first, for a section that has nothing but sections below it. */
const leadOf = ({texts}: ShownPage) => texts.value?.[0] ?? '';

/** Marks the matches in a page's titles, and cuts its excerpts from the texts that are loaded. */
function toRow(page: ShownPage, excerptLength: number): AnswerHit {
  const {u, h, t, s, b, words} = page.hit;
  const {terms, marked} = words();
  const text = textOf(page);
  const own = piecesOf(text ?? '');
  const piece = pieceWith(own.length > 0 ? own : piecesOf(leadOf(page)), terms);
  const mark = (title: string) => ({text: title, marks: markRanges(title, marked)});
  const cut = (length: number) =>
    text === undefined ? null : excerpt(piece, terms, length, marked);
  return {
    url: u,
    hash: h,
    title: mark(t),
    section: s === t || s === '' ? null : mark(s),
    breadcrumbs: b,
    excerpt: cut(excerptLength),
    passage: cut(passageFactor * excerptLength),
    terms: marked,
  };
}

/**
 * Returns the rows: the pages that are shown, and the term.
 * @param excerptLength length of an excerpt, in characters
 */
export function rowsOf(
  {query, limit, indexes, hits, shown, total}: RankedPages,
  {blocks, term, termPlace}: AnswerAbove,
  excerptLength: number,
): Omit<Answer, 'complete' | 'partial'> {
  const rows = shown.map((page) => toRow(page, excerptLength));
  const terms = term ? [termHit(term, excerptLength)] : [];
  return {
    hits: [...rows.slice(0, termPlace), ...terms, ...rows.slice(termPlace)].slice(0, limit),
    best: blocks,
    found: Math.min(mostHits, hits.length + terms.length),
    total: total + terms.length,
    widened: widenedBy(indexes, query),
    nearest: hits.length === 0 ? nearestTerms(indexes, query, mostNearest) : [],
  };
}
