import type {Hit, SearchIndex} from '../../engine/query.ts';
import {answerOf, type AnswerBlock} from '../../markup/answerOf.ts';
import {blocksOf} from '../../markup/blocksOf.ts';
import type {Engine} from './engine.ts';

/**
 * The share of the query's words that a table row must contain to be the answer: with the titles of
 * its section and page, alone or below a paragraph that also answers, and without the titles. The
 * values were chosen on 140 questions of two readers who had not seen the site: they refuse 9 of 10
 * wrong rows and 2 of 5 right ones.
 */
const leastSaid = {byRow: 0.75, withParagraph: 0.5, withoutTitles: 0.25};

/**
 * Whether a section is one row whose name is the query. Such a row also answers in other words, for
 * example if the query is a message pasted in the other language.
 */
const isNamedRow = ({likeness}: Hit, text: string) =>
  likeness >= 0.95 && blocksOf(text).filter(({kind}) => kind === 'row').length === 1;

/**
 * Returns the first blocks of a hit's section as the answer to a query. The result is empty if the
 * section is a table row that does not itself contain the words of the query.
 * @param text text of the section, with its signs
 */
export function pageBlocks(
  {pieceWith, shareHeld}: Engine,
  indexes: readonly SearchIndex[],
  query: string,
  hit: Hit,
  text: string,
): readonly AnswerBlock[] {
  const blocks = answerOf(text, hit.s, (rows) => pieceWith(rows, hit.terms));
  const cells = blocks.filter(({kind}) => kind === 'cell');
  if (cells.length === 0) {
    return blocks;
  }
  const textOf = (some: readonly AnswerBlock[]) =>
    some.flatMap(({head, parts}) => [head, ...parts.map((part) => part.text)]).join(' ');
  const saidBy = (said: string) => shareHeld(indexes, query, said);
  const least = cells.length === blocks.length ? leastSaid.byRow : leastSaid.withParagraph;
  const isSaid =
    saidBy(textOf(cells)) >= leastSaid.withoutTitles &&
    saidBy([hit.t, hit.s, textOf(blocks)].join(' ')) >= least;
  return isSaid || isNamedRow(hit, text) ? blocks : [];
}
