import {
  beatsDefinition,
  isClear,
  needsMoreThanSteps,
  shareHeld,
  type Hit,
  type SearchIndex,
} from '../../engine/query.ts';
import {answerOf, type AnswerBlock} from '../../markup/extracts.ts';
import {blocksOf} from '../../markup/signs.ts';
import type {FoundTerm} from './IndexStore.ts';
import {textOf, type RankedPages} from './rankedPages.ts';
import {termBlocks} from './termRow.ts';
import type {TrackedPromise} from './TrackedPromise.ts';

/** What is shown above the rows, and the row of the term that the query asks for. */
export interface AnswerAbove {
  /** The files that decide whether an answer is shown and what it says; empty if none can be. */
  readonly files: readonly TrackedPromise<unknown>[];
  readonly blocks: readonly AnswerBlock[];
  readonly term?: FoundTerm | undefined;
  /** Position of the term among the rows. */
  readonly termPlace: 0 | 1;
}

export const nothingAbove: AnswerAbove = {files: [], blocks: [], termPlace: 0};

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
  const wordsOf = (some: readonly AnswerBlock[]) =>
    some.flatMap(({head, parts}) => [head, ...parts.map((part) => part.text)]).join(' ');
  if (blocks[0]?.kind === 'step' && needsMoreThanSteps(query)) {
    return [];
  }
  const isRowAlone = cells.length > 0 && cells.length === blocks.length;
  const isSaid =
    saidBy([hit.t, hit.s, wordsOf(blocks)].join(' ')) >=
      (isRowAlone ? leastSaid.byRow : leastSaid.byText) &&
    (cells.length === 0 || saidBy(wordsOf(cells)) >= leastSaid.byRowWithoutTitles);
  return isSaid ? blocks : [];
}

/** Decides what is shown above the rows, as far as the loaded files tell. */
export function answerAbove({
  query,
  indexes,
  hits,
  shown: [first],
  terms,
  accepts,
}: RankedPages): AnswerAbove {
  // Pages of lower importance, such as news, explain too little to be the answer. A page of another
  // product than the query names would answer for the wrong one.
  const page =
    first && !first.hit.isElsewhere && indexes[first.hit.index]?.importance === 1 && isClear(hits)
      ? first
      : undefined;
  const isPageBetter = beatsDefinition(hits);
  const [one, ...others] = terms.flatMap(({value}) => (value && accepts(value.url) ? [value] : []));
  // A name that two terms share does not certainly ask for either of them.
  const term = others.length === 0 ? one : undefined;
  const isTermFirst = term !== undefined && !(page && isPageBetter);
  const mayBeExplained = !isPageBetter && terms.some(({isPending, value}) => isPending || value);
  const text = page && textOf(page);
  const pageSays = () =>
    page && text !== undefined ? pageBlocks(indexes, query, page.hit, text) : [];
  return {
    files: [...terms, ...(page && !mayBeExplained ? [page.texts] : [])],
    blocks: isTermFirst ? termBlocks(term) : pageSays(),
    term,
    termPlace: isTermFirst ? 0 : 1,
  };
}
