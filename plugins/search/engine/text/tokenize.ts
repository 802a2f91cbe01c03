/** A range of folded text; `start` and `end` are offsets into it. */
export interface Piece {
  /**
   * `han`: a run of Chinese characters, not yet segmented. `word`: letters and digits of any other
   * script. `code`: words joined by symbols (`/project/doc`, `PRJ_001`, `v1.4b`, `.xlsx`); the words
   * inside follow as separate pieces.
   */
  readonly kind: 'han' | 'word' | 'code';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Maximum length of a word: longer runs of letters are keys and hashes, which readers do not type
 * and which would inflate the index.
 */
export const longestWord = 48;

const han = String.raw`[\p{Script=Han}々]+`;
const letters = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+`;
const joints = String.raw`[._\-/:@#+&=~%$\\]{1,3}`;
const pieces = new RegExp(
  `${han}|[.%$@#\\\\/{~-]{0,3}${letters}(?:${joints}${letters})*[%}+#]{0,2}`,
  'gu',
);
const words = new RegExp(letters, 'gu');

/** Splits folded text at every character that is neither a letter nor a digit. */
export function tokenize(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(pieces)) {
    const [piece] = match;
    const start = match.index;
    const end = start + piece.length;
    if (isHan(piece)) {
      found.push({kind: 'han', text: piece, start, end});
      continue;
    }
    const inside: Piece[] = [];
    for (const word of piece.matchAll(words)) {
      if (word[0].length <= longestWord) {
        const at = start + word.index;
        inside.push({kind: 'word', text: word[0], start: at, end: at + word[0].length});
      }
    }
    const plain = inside.length === 1 && inside[0]?.text.length === piece.length;
    if (!plain && piece.length <= longestWord) {
      found.push({kind: 'code', text: piece, start, end});
    }
    found.push(...inside);
  }
  return found;
}

const hanStart = /^[\p{Script=Han}々]/u;

/** Whether a word is written in Chinese characters. */
export function isHan(word: string): boolean {
  return hanStart.test(word);
}

const separators = /[^\p{L}\p{N}\p{M}]+/gu;

/** Reduces folded text to letters and digits, which different spellings have in common. */
export function compactText(folded: string): string {
  return folded.replace(separators, '');
}
