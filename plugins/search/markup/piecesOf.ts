import {blocksOf, type Block} from './blocksOf.ts';
import {plainOf} from './signs.ts';

/** Rows up to this length are one piece, in characters; longer ones are read cell by cell. */
const shortRow = 60;

const sentenceEnd = /(?<=[。！？；])|(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"(])/u;

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** A cell with its column header: “角色：译员”. */
function labelled({head, text}: {readonly head: string; readonly text: string}): string {
  const cell = plainOf(text).trim();
  return head === '' ? cell : `${head}${isChinese(head) ? '：' : ': '}${cell}`;
}

function piecesOfRow({cells}: Block): readonly string[] {
  const [name = '', ...others] = cells.map(labelled);
  const join = (parts: readonly string[]) => parts.join(isChinese(name) ? '；' : '; ');
  const whole = join([name, ...others]);
  return whole.length <= shortRow || others.length === 0
    ? [whole]
    : others.map((other) => join([name, other]));
}

/** What a text says in pieces that can be read alone: sentences, steps, and rows of tables. */
export function piecesOf(text: string): readonly string[] {
  return blocksOf(text).flatMap((block) =>
    block.kind === 'row'
      ? piecesOfRow(block)
      : plainOf(block.text)
          .split(sentenceEnd)
          .map((piece) => piece.trim())
          .filter(Boolean),
  );
}
