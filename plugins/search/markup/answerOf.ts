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

/**
 * What a section says first, at most eight lines: its first paragraph, with the list that the
 * paragraph leads to; its steps; or the row of its table that says most of what is looked for.
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
  if (first.kind === 'row') {
    const rows = blocks.filter(({kind}) => kind === 'row');
    const best = bestOf(rows.map(({text: row}) => plainOf(row)));
    const row = rows.find(({text: one}) => plainOf(one) === best) ?? first;
    return row.cells
      .filter((cell) => !plainOf(cell.text).includes(title))
      .map((cell) => ({kind: 'cell', head: cell.head, parts: inlineOf(cell.text)}));
  }
  if (isEntry(first)) {
    return listFrom(blocks, mostLines);
  }
  const paragraph: AnswerBlock = {kind: 'paragraph', head: '', parts: inlineOf(first.text)};
  return second && isEntry(second)
    ? [paragraph, ...listFrom(blocks.slice(1), mostLines - linesOf(first.text))]
    : [paragraph];
}
