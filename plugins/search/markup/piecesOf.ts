import {blocksOf, type Block, plainOf} from './signs.ts';

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

interface Cell {
  readonly head: string;
  readonly text: string;
}

/** Prefixes text with its column header: “角色：译员”. */
const labelled = (head: string, text: string): string =>
  head === '' ? text : `${head}${isChinese(head) ? '：' : ': '}${text}`;

const plainCell = ({head, text}: Cell): Cell => ({head, text: plainOf(text).trim()});

function piecesOfRow({cells}: Block): readonly string[] {
  const [name, ...others] = cells.map(plainCell);
  if (!name) {
    return [];
  }
  const first = labelled(name.head, name.text);
  const join = (parts: readonly string[]) => parts.join(isChinese(first) ? '；' : '; ');
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
