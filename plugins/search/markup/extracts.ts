import {isHan} from '../engine/text/tokenize.ts';
import {blocksOf, type Block, inlineOf, lineSigns, plainOf, type Stretch} from './signs.ts';

/** Maximum length of a row that is one piece, in characters; longer rows are split into cells. */
const shortRow = 60;

/**
 * Matches the boundary of two sentences: after the full stop and closing quotes or brackets. A
 * sentence may begin with a lower-case name (“memoQ”, “.xlsx”); abbreviations such as “e.g.” do not end one.
 */
const sentenceEnd =
  /(?<=[。！？；][”’」』）》]*)(?![”’」』）》])|(?<=[.!?]["”’')]*)(?<!\b(?:e\.g|i\.e|vs|No)\.)\s+(?=[\p{Lu}\p{N}“"(]|\p{Ll}+\p{Lu}|\.\p{Ll})/u;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Prefixes text with its column header: “角色：译员”. */
const labelled = (head: string, text: string): string =>
  head === '' ? text : `${head}${isChinese(head) ? '：' : ': '}${text}`;

function piecesOfRow({cells}: Block): readonly string[] {
  const [name, ...others] = cells.map(({head, text}) => ({head, text: plainOf(text).trim()}));
  if (!name) {
    return [];
  }
  const first = labelled(name.head, name.text);
  // An English cell may quote Chinese, a header does not.
  const sign = isChinese(name.head || name.text) ? '；' : '; ';
  const join = (parts: readonly string[]) => parts.join(sign);
  const whole = join([first, ...others.map(({head, text}) => labelled(head, text))]);
  return whole.length <= shortRow || others.length === 0
    ? [whole]
    : others.flatMap(({head, text}) =>
        sentencesOf(text).map((sentence) => join([first, labelled(head, sentence)])),
      );
}

/** Splits a text into pieces that can be read separately: sentences, steps, and table rows. */
export function piecesOf(text: string): readonly string[] {
  return blocksOf(text).flatMap((block) =>
    block.kind === 'row' ? piecesOfRow(block) : sentencesOf(plainOf(block.text)),
  );
}

/**
 * A block of an answer: a paragraph, a step or list entry, a cell with its column header, or a term's
 * name in the other language.
 */
export interface AnswerBlock {
  readonly kind: 'paragraph' | 'step' | 'item' | 'cell' | 'equivalent';
  /** The column header of a cell; otherwise empty. */
  readonly head: string;
  readonly parts: readonly Stretch[];
}

const mostLines = 8;
/** Characters on a line of the box; a Chinese character is as wide as two others. */
const lineWidth = 80;

function linesOf(text: string): number {
  const width = [...plainOf(text)].reduce((sum, character) => sum + (isHan(character) ? 2 : 1), 0);
  return Math.ceil(width / lineWidth);
}

const isEntry = ({kind}: Block) => kind === 'step' || kind === 'item';

/** Returns as many list entries as fit, without the text that explains each of them. */
function listFrom(blocks: readonly Block[], room: number): AnswerBlock[] {
  const list: AnswerBlock[] = [];
  let left = room;
  for (const {kind, text} of blocks) {
    if (kind === 'more') {
      continue;
    }
    left -= linesOf(text);
    if ((kind !== 'step' && kind !== 'item') || left < 0) {
      break;
    }
    list.push({kind, head: '', parts: inlineOf(text)});
  }
  return list;
}

/** Selects the text that answers. Returns undefined if none does so clearly. */
type Select = (texts: readonly string[]) => string | undefined;

/** Returns the cells of the table row that answers. */
function cellsFrom(rows: readonly Block[], title: string, select: Select): AnswerBlock[] {
  const selected = select(rows.map(({text}) => plainOf(text)));
  const row = rows.find(({text}) => plainOf(text) === selected);
  return (row?.cells ?? [])
    .filter((cell) => !plainOf(cell.text).includes(title))
    .map((cell) => ({kind: 'cell', head: cell.head, parts: inlineOf(cell.text)}));
}

/** A label, such as the title of a code block, is no sentence and so no answer. */
const isSentence = (text: string) => /[.。!！?？…:：;；][”’"')）」』】]*\s*$/u.test(text);

/** A sentence that introduces a list or refers to a table is no answer without it. */
const announces = /[:：]\s*$|下表|\btable below\b/i;

/** The first paragraph of an API operation is its method and path, which is no answer. */
const isCode = (parts: readonly Stretch[]) =>
  parts.some(({kind}) => kind === 'code') &&
  parts.every(({kind, text}) => kind === 'code' || /^[A-Z\s]*$/.test(text));

/**
 * Returns the first blocks of a section, at most eight lines: its first paragraph, with the list or
 * the table row that the paragraph introduces; its steps; or the row of its table that answers. The
 * result is empty if the paragraph only introduces something that is not shown, if no row answers, or
 * if the section only says what a task needs.
 * @param section text of the section, with its signs.
 * @param title title of the section, which the row need not repeat.
 * @param select selects the row.
 */
export function answerOf(section: string, title: string, select: Select): readonly AnswerBlock[] {
  if (section.startsWith(lineSigns.preparation)) {
    return [];
  }
  const blocks = blocksOf(section).filter(({kind}) => kind !== 'unseen');
  const [first, second] = blocks;
  if (!first) {
    return [];
  }
  const rows = blocks.filter(({kind}) => kind === 'row');
  if (first.kind === 'row') {
    return cellsFrom(rows, title, select);
  }
  if (isEntry(first)) {
    return listFrom(blocks, mostLines);
  }
  const paragraph: AnswerBlock = {kind: 'paragraph', head: '', parts: inlineOf(first.text)};
  if (isCode(paragraph.parts)) {
    return [];
  }
  const text = plainOf(first.text).trim();
  if (second && isEntry(second)) {
    const list = listFrom(blocks.slice(1), mostLines - linesOf(first.text));
    return list.length > 0 || !announces.test(text) ? [paragraph, ...list] : [];
  }
  if (!announces.test(text)) {
    return isSentence(text) ? [paragraph] : [];
  }
  const cells = second?.kind === 'row' ? cellsFrom(rows, title, select) : [];
  return cells.length > 0 ? [paragraph, ...cells] : [];
}
