const accents = /[\u0300-\u036f]/g;
/** Characters to ignore: soft hyphen, zero-width characters, byte order mark, variation selectors. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]|[\ufe00-\ufe0f]/;
const known = new Map<string, string>();

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) {
    return before;
  }
  const folded = invisible.test(character)
    ? ''
    : character
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(accents, '')
        .normalize('NFC')
        .replace(/[‘’ʼ]/g, "'");
  // Ordinary text has few different characters; the limit keeps hostile text from filling the memory.
  if (known.size < 20_000) {
    known.set(character, folded);
  }
  return folded;
}

/** Simplified characters by their traditional character. */
export type CharacterTable = ReadonlyMap<string, string>;

/**
 * Normalises differences that readers ignore: full and half width, case, accents, compatibility
 * forms, and, with a table, traditional and simplified characters.
 */
export function fold(text: string, simplified?: CharacterTable): string {
  let folded = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < 0x80) {
      folded += code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 0x20) : character;
    } else {
      const plain = foldCharacter(character);
      folded += simplified?.get(plain) ?? plain;
    }
  }
  return folded;
}

export interface FoldedText {
  readonly text: string;
  /** For every UTF-16 unit of `text` the offset of its source character, and the end of the source. */
  readonly starts: readonly number[];
}

/** Folds like `fold`, and keeps the source offset of each character. */
export function foldWithPlaces(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = fold(character);
    starts.push(...Array.from({length: plain.length}, () => place));
    folded += plain;
    place += character.length;
  }
  starts.push(place);
  return {text: folded, starts};
}

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

const han = String.raw`\p{Script=Han}+`;
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

const hanStart = /^\p{Script=Han}/u;

/** Whether a word is written in Chinese characters. */
export function isHan(word: string): boolean {
  return hanStart.test(word);
}

/** Whether the words are of Chinese documents; others contain a few Chinese words as examples. */
export function areChinese(words: readonly string[]): boolean {
  return words.filter(isHan).length * 10 > words.length;
}

const separators = /[^\p{L}\p{N}\p{M}]+/gu;

/** Reduces folded text to letters and digits, which different spellings have in common. */
export function compactText(folded: string): string {
  return folded.replace(separators, '');
}
