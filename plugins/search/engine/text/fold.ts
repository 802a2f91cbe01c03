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
