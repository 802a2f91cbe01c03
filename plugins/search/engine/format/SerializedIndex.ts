/** Incremented with every change of the format, so that a browser never misreads an older file. */
export const formatVersion = 7;

/** What is known about the words of an index. Several indexes may share it. */
export interface SerializedTables {
  /** Pairs of characters: a traditional one, and the simplified one that the index uses. */
  readonly simplified: string;
  /**
   * Syllables without tones, each followed by a number or by characters: `a2 ai13 an鞍 ba耙`. The number
   * says how many of the common characters, in their order, have this syllable.
   */
  readonly syllables: string;
  /** Words whose reading differs from that of their characters: the word and its pinyin. */
  readonly readings: readonly (readonly [string, string])[];
  /** Synonyms as the reader sees them: `fold` converts them to the searched form. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words of `synonyms` that are never shown to the reader. */
  readonly silent: readonly string[];
  /** Words of other Chinese-speaking regions (simplified characters) and their documents' equivalents. */
  readonly regional: readonly (readonly [string, string])[];
}

/** The pages, sections and words of an index, without the documents' texts. */
export interface SerializedSections {
  readonly version: typeof formatVersion;
  /** Weight of the pages relative to those of other indexes. */
  readonly importance: number;
  readonly pages: readonly {
    readonly u: string;
    readonly t: string;
    readonly b: readonly string[];
  }[];
  /** For each section its hash, without `#`. */
  readonly hashes: readonly string[];
  /** For each section its title; empty if it is the page's title. */
  readonly titles: readonly string[];
  /** For each section the questions that it answers, one on each line. */
  readonly asks: readonly string[];
  /** Encoded numbers: for each section its page. */
  readonly pageOf: string;
  /** Encoded numbers: for each section the number of words in its text. */
  readonly lengths: string;
  /** All words of the documents, sorted, separated by spaces. */
  readonly words: string;
  /**
   * The positions of each word, separated by spaces. For each section: twice the distance from the
   * previous section, plus 1 if the word occurs there several times, and then the number of times.
   */
  readonly postings: string;
  /** Traditional characters that the documents use. */
  readonly traditional: string;
}

/** The file format of an index: plain JSON. */
export interface SerializedIndex extends SerializedSections, SerializedTables {}

/** The loaded data is not an index of this version. */
export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError';
}

const isText = (value: unknown) => typeof value === 'string';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTable = (value: unknown) => Array.isArray(value) && value.every(isTextList);

type Check = (value: unknown) => boolean;
type Checks<Part> = Readonly<Record<keyof Part, Check>>;

export const sectionChecks: Checks<SerializedSections> = {
  version: (value) => value === formatVersion,
  importance: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  pages: (value) =>
    Array.isArray(value) &&
    value.every(
      (page: unknown) =>
        typeof page === 'object' &&
        page !== null &&
        'u' in page &&
        't' in page &&
        'b' in page &&
        isText(page.u) &&
        isText(page.t) &&
        isTextList(page.b),
    ),
  hashes: isTextList,
  titles: isTextList,
  asks: isTextList,
  pageOf: isText,
  lengths: isText,
  words: isText,
  postings: isText,
  traditional: isText,
};

export const tableChecks: Checks<SerializedTables> = {
  simplified: isText,
  syllables: isText,
  readings: isTable,
  synonyms: isTable,
  silent: isTextList,
  regional: isTable,
};

/**
 * Validates JSON as a part of an index.
 * @param checks `sectionChecks` or `tableChecks`
 * @throws IndexFormatError if it is not that part, or one of another version.
 */
export function validate<Part extends object>(json: unknown, checks: Checks<Part>): Part {
  const values = new Map(Object.entries(json ?? {}));
  if (!Object.entries<Check>(checks).every(([key, isRight]) => isRight(values.get(key)))) {
    throw new IndexFormatError(`This is no search index of version ${formatVersion}.`);
  }
  return json as Part;
}

/**
 * Encodes numbers as printable characters, so that an index is plain JSON and a compressor still sees
 * one symbol for each small number. The digits have base 46; the last digit of a number is from the
 * first half of 92 characters, all other digits from the second half.
 */
const base = 46;
const characters = Array.from({length: 95}, (_, place) => String.fromCharCode(0x20 + place)).filter(
  (character) => !' "\\'.includes(character),
);
const digitOf = new Uint8Array(128).fill(255);
characters.forEach((character, digit) => {
  digitOf[character.charCodeAt(0)] = digit;
});

/** Encodes non-negative integers one after another. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let word = characters[number % base] ?? '';
    for (let rest = Math.floor(number / base); rest > 0; rest = Math.floor(rest / base)) {
      word = (characters[base + (rest % base)] ?? '') + word;
    }
    text += word;
  }
  return text;
}

/**
 * Decodes the output of `encodeNumbers`.
 * @throws RangeError at a character that is not a digit.
 */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let place = 0; place < text.length; place += 1) {
    const digit = digitOf[text.charCodeAt(place)] ?? 255;
    if (digit === 255) {
      throw new RangeError(`No number at ${place}.`);
    }
    number = number * base + (digit % base);
    if (digit < base) {
      numbers.push(number);
      number = 0;
    }
  }
  return numbers;
}
