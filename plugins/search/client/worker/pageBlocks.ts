import type {Hit, SearchIndex} from '../../engine/query.ts';
import {answerOf, type AnswerBlock} from '../../markup/answerOf.ts';
import type {Engine} from './engine.ts';

/**
 * The share of the query's words that a row of a table must hold, with the titles of its section and
 * page, to be the answer: alone, and below a paragraph that answers too. Chosen on 140 questions of
 * two readers who had not seen the site: 9 of 10 wrong rows are refused, and 2 of 5 right ones.
 */
const leastSaid = {byRow: 0.75, withParagraph: 0.5};

/** A section that is named as the query is answers it in other words too: a message, translated. */
const isNamedSo = ({likeness}: Hit) => likeness >= 0.95;

/**
 * What the section of a hit says first, as the answer to a query. Nothing if it is a row of a table
 * that does not say itself what was asked.
 * @param text of the section, with its signs
 */
export function pageBlocks(
  {pieceWith, shareHeld}: Engine,
  indexes: readonly SearchIndex[],
  query: string,
  hit: Hit,
  text: string,
): readonly AnswerBlock[] {
  const blocks = answerOf(text, hit.s, (rows) => pieceWith(rows, hit.terms));
  if (isNamedSo(hit) || !blocks.some(({kind}) => kind === 'cell')) {
    return blocks;
  }
  const said = blocks.flatMap(({head, parts}) => [head, ...parts.map((part) => part.text)]);
  const least = blocks[0]?.kind === 'cell' ? leastSaid.byRow : leastSaid.withParagraph;
  return shareHeld(indexes, query, [hit.t, hit.s, ...said].join(' ')) >= least ? blocks : [];
}
