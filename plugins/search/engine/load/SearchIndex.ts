import {addTo} from '../../../../src/lib/addTo.ts';
import {fold} from '../text/tokenize.ts';
import {
  decodeNumbers,
  IndexFormatError,
  type SerializedSections,
  sectionChecks,
  validate,
} from '../format/SerializedIndex.ts';
import {loadTables, type WordTables} from './WordTables.ts';
import {type TitleField, norms, titleField, type Vocabulary, readVocabulary} from './Vocabulary.ts';

export interface Page {
  readonly u: string;
  readonly t: string;
  readonly b: readonly string[];
  /** Ordinals of its sections. */
  readonly sections: readonly number[];
}

export interface Section {
  readonly page: number;
  readonly h: string;
  readonly s: string;
}

/** A loaded index. Its structure is internal to the engine. */
export interface SearchIndex extends WordTables {
  readonly importance: number;
  readonly pages: readonly Page[];
  readonly sections: readonly Section[];
  readonly vocabulary: Vocabulary;
  readonly texts: Postings;
  /** For each section: the weight of a word in its text, by length (BM25). */
  readonly textNorms: Float64Array;
  readonly pageTitles: TitleField;
  readonly sectionTitles: TitleField;
  readonly breadcrumbs: TitleField;
  /** The questions that sections answer. */
  readonly asks: TitleField;
  /** For each question its section. */
  readonly askedOf: readonly number[];
  /** The traditional characters of the documents, by simplified character. */
  readonly traditional: ReadonlyMap<string, readonly string[]>;
}

/**
 * The positions of every word in the texts. Word `w` has the entries `starts[w]` to `starts[w +
 * 1]`.
 */
export interface Postings {
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
  readonly counts: Uint8Array;
}

/** Decodes `SerializedIndex.postings`. */
function readPostings(text: string, wordCount: number, sectionCount: number): Postings {
  const starts = new Uint32Array(wordCount + 1);
  const sections: number[] = [];
  const counts: number[] = [];
  for (const [word, encoded] of text.split(' ').entries()) {
    const numbers = decodeNumbers(encoded);
    let section = 0;
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] ?? 0;
      section += number >> 1;
      if (section >= sectionCount) {
        throw new RangeError(`There is no section ${section}.`);
      }
      sections.push(section);
      if (number % 2 === 1) {
        place += 1;
      }
      counts.push(number % 2 === 1 ? Math.min(numbers[place] ?? 1, 255) : 1);
    }
    starts[word + 1] = sections.length;
  }
  return {starts, sections: Uint32Array.from(sections), counts: Uint8Array.from(counts)};
}

/**
 * How strongly a text's length counts (BM25's b, whose usual value is 0.75). Tables and code samples
 * are the longest sections, and contain every word once.
 */
const lengthWeight = 0.75;

/**
 * Loads an index for searching.
 * @param json the result of `buildIndex`, or the parsed content of its file.
 * @param tables those that it shares with other indexes; by default its own.
 * @throws IndexFormatError if it is damaged or not an index of this version.
 */
export function loadIndex(json: unknown, tables: WordTables = loadTables(json)): SearchIndex {
  const serialized = validate<SerializedSections>(json, sectionChecks);
  try {
    return read(serialized, tables);
  } catch (error) {
    throw error instanceof RangeError
      ? new IndexFormatError('The search index is damaged.', {cause: error})
      : error;
  }
}

function read(serialized: SerializedSections, tables: WordTables): SearchIndex {
  const pageOf = decodeNumbers(serialized.pageOf);
  const lengths = decodeNumbers(serialized.lengths);
  if ([lengths, serialized.titles, serialized.asks].some(({length}) => length !== pageOf.length)) {
    throw new RangeError('The lists of sections differ in length.');
  }
  const vocabulary = readVocabulary(serialized.words);
  const fieldOf = (titles: readonly string[]) =>
    titleField(
      titles.map((title) => fold(title, tables.simplified)),
      vocabulary,
    );
  const sectionsOf = serialized.pages.map((): number[] => []);
  const sections = pageOf.map((page, section) => {
    const ofPage = serialized.pages[page];
    if (!ofPage) {
      throw new RangeError(`There is no page ${page}.`);
    }
    sectionsOf[page]?.push(section);
    const title = serialized.titles[section] ?? '';
    const hash = serialized.hashes[section] ?? '';
    return {page, h: hash === '' ? '' : `#${hash}`, s: title === '' ? ofPage.t : title};
  });
  const asked = serialized.asks.flatMap((lines, section) =>
    lines.split('\n').flatMap((question) => (question === '' ? [] : [{section, question}])),
  );
  return {
    importance: serialized.importance,
    pages: serialized.pages.map((page, ordinal) => ({
      ...page,
      sections: sectionsOf[ordinal] ?? [],
    })),
    sections,
    vocabulary,
    texts: readPostings(serialized.postings, vocabulary.words.length, sections.length),
    textNorms: norms(lengths, lengthWeight),
    pageTitles: fieldOf(serialized.pages.map(({t}) => t)),
    sectionTitles: fieldOf(sections.map(({s}) => s)),
    breadcrumbs: fieldOf(serialized.pages.map(({b}) => b.join(' '))),
    asks: fieldOf(asked.map(({question}) => question)),
    askedOf: asked.map(({section}) => section),
    traditional: traditionalOf(serialized.traditional, tables.simplified),
    ...tables,
  };
}

function traditionalOf(written: string, simplified: ReadonlyMap<string, string>) {
  const found = new Map<string, string[]>();
  for (const character of written) {
    const simple = simplified.get(character);
    if (simple !== undefined) {
      addTo(found, simple, character);
    }
  }
  return found;
}
