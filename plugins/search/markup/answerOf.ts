import {blocksOf, type Block} from './blocksOf.ts';
import {inlineOf, type Stretch} from './inlineOf.ts';
import {plainOf} from './signs.ts';

/**
 * A paragraph, a step or an entry of a list, a cell of a row with its head, or a term's name in the
 * other language.
 */
export interface AnswerBlock {
  readonly kind: 'paragraph' | 'step' | 'item' | 'cell' | 'equivalent';
  /** Of a cell; else empty. */
  readonly head: string;
  readonly parts: readonly Stretch[];
}

const mostLines = 8;
/** Characters on a line of the box; a Chinese one is as wide as two others. */
const lineWidth = 80;

function linesOf(text: string): number {
  const width = [...plainOf(text)].reduce(
    (sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1),
    0,
  );
  return Math.ceil(width / lineWidth);
}

const isEntry = ({kind}: Block) => kind === 'step' || kind === 'item';

/** The entries of a list, as many as there is room for; without what explains each of them. */
function listFrom(blocks: readonly Block[], room: number): AnswerBlock[] {
  const list: AnswerBlock[] = [];
  let left = room;
  for (const {kind, text} of blocks) {
    left -= kind === 'more' ? 0 : linesOf(text);
    if ((kind !== 'step' && kind !== 'item' && kind !== 'more') || left < 0) {
      break;
    }
    if (kind !== 'more') {
      list.push({kind, head: '', parts: inlineOf(text)});
    }
  }
  return list;
}

/** The row of a table that says most of what is looked for, a cell each. */
function cellsFrom(
  rows: readonly Block[],
  title: string,
  bestOf: (texts: readonly string[]) => string,
): AnswerBlock[] {
  const best = bestOf(rows.map(({text}) => plainOf(text)));
  const row = rows.find(({text}) => plainOf(text) === best) ?? rows[0];
  return (row?.cells ?? [])
    .filter((cell) => !plainOf(cell.text).includes(title))
    .map((cell) => ({kind: 'cell', head: cell.head, parts: inlineOf(cell.text)}));
}

/** A sentence that announces what follows, or refers to a table, is no answer without that. */
const announces = /[:：]\s*$|下表|\btable below\b/i;

/** The first paragraph of an operation of an interface is its method and path, and no answer. */
const isCode = (parts: readonly Stretch[]) =>
  parts.some(({kind}) => kind === 'code') &&
  parts.every(({kind, text}) => kind === 'code' || /^[A-Z\s]*$/.test(text));

/**
 * What a section says first, at most eight lines: its first paragraph, with the list or the row of
 * the table that the paragraph leads to; its steps; or the row of its table that says most of what
 * is looked for. Nothing where the paragraph only announces what is not shown here.
 * @param title of the section, which the row need not repeat.
 * @param bestOf the one of several texts that says most of what is looked for.
 */
export function answerOf(
  text: string,
  title: string,
  bestOf: (texts: readonly string[]) => string,
): readonly AnswerBlock[] {
  const blocks = blocksOf(text).filter(({kind}) => kind !== 'unseen');
  const [first, second] = blocks;
  if (!first) {
    return [];
  }
  const rows = blocks.filter(({kind}) => kind === 'row');
  if (first.kind === 'row') {
    return cellsFrom(rows, title, bestOf);
  }
  if (isEntry(first)) {
    return listFrom(blocks, mostLines);
  }
  const paragraph: AnswerBlock = {kind: 'paragraph', head: '', parts: inlineOf(first.text)};
  if (isCode(paragraph.parts)) {
    return [];
  }
  if (second && isEntry(second)) {
    return [paragraph, ...listFrom(blocks.slice(1), mostLines - linesOf(first.text))];
  }
  if (!announces.test(plainOf(first.text))) {
    return [paragraph];
  }
  return second?.kind === 'row' ? [paragraph, ...cellsFrom(rows, title, bestOf)] : [];
}
