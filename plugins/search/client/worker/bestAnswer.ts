import type {Hit, SearchIndex} from '../../engine/query.ts';
import {answerOf, type AnswerBlock} from '../../markup/extracts.ts';
import {blocksOf} from '../../markup/signs.ts';
import type {AnswerHit, MarkedText} from '../protocol.ts';
import type * as Engine from '../../engine/query.ts';
import type {FoundTerm} from './IndexStore.ts';

/**
 * The share of the query's words that an answer must hold: with the titles of its section and page,
 * and if it is one row of a table, alone or below a paragraph; and the row without the titles.
 * Chosen on 240 questions of four readers who had not seen the site: of the answers that they were
 * shown, 50 were right and 20 were not; these rules keep about 40 and 9 of them.
 */
const leastSaid = {byText: 0.4, byRow: 0.75, byRowWithoutTitles: 0.25};

/** From this likeness on a title, or a question that the section answers, is the query. */
const isNamedSo = ({likeness}: Hit) => likeness >= 0.95;

const hasOneRow = (text: string) => blocksOf(text).filter(({kind}) => kind === 'row').length === 1;

/**
 * What the section of a hit says first, as the answer to a query. Nothing if it does not say itself
 * what was asked. If it is named as the query is, other words will do: a message that is pasted in
 * the other language. But which of many rows answers, no name of the section can say.
 * @param text of the section, with its signs
 */
export function pageBlocks(
  {pieceWith, shareHeld}: typeof Engine,
  indexes: readonly SearchIndex[],
  query: string,
  hit: Hit,
  text: string,
): readonly AnswerBlock[] {
  const blocks = answerOf(text, hit.s, (rows) => pieceWith(rows, hit.terms));
  const cells = blocks.filter(({kind}) => kind === 'cell');
  if (isNamedSo(hit) && (cells.length === 0 || hasOneRow(text))) {
    return blocks;
  }
  const textOf = (some: readonly AnswerBlock[]) =>
    some.flatMap(({head, parts}) => [head, ...parts.map((part) => part.text)]).join(' ');
  const saidBy = (said: string) => shareHeld(indexes, query, said);
  const isRowAlone = cells.length > 0 && cells.length === blocks.length;
  const isSaid =
    saidBy([hit.t, hit.s, textOf(blocks)].join(' ')) >=
      (isRowAlone ? leastSaid.byRow : leastSaid.byText) &&
    (cells.length === 0 || saidBy(textOf(cells)) >= leastSaid.byRowWithoutTitles);
  return isSaid ? blocks : [];
}

/**
 * Creates a row for a term: its name, and the page that explains it.
 * @param cut shortens a text to the length of an excerpt.
 */
export function termHit(
  {url, row: [id, name, , definition]}: FoundTerm,
  cut: (text: string) => MarkedText,
): AnswerHit {
  return {
    url,
    hash: `#${id}`,
    title: {text: name, marks: []},
    section: null,
    breadcrumbs: [],
    excerpt: cut(definition),
    passage: {text: definition, marks: []},
    // The page has an anchor for the term, so no words have to be marked.
    terms: [],
  };
}

const block = (kind: AnswerBlock['kind'], text: string): AnswerBlock => ({
  kind,
  head: '',
  parts: [{kind: 'text', text}],
});

/** Creates the blocks of a term: its name in the other language, and its definition. */
export function termBlocks({
  row: [, name, equivalent, definition],
}: FoundTerm): readonly AnswerBlock[] {
  return [
    ...(equivalent === name ? [] : [block('equivalent', equivalent)]),
    block('paragraph', definition),
  ];
}
