import {
  encodeNumbers,
  formatVersion,
  type SerializedIndex,
  type SerializedSections,
  type SerializedTables,
} from '../format/SerializedIndex.ts';
import {fold, isHan} from '../text/tokenize.ts';
import {characterTables, traditionalIn} from './characterTables.ts';
import {hanCutter, contentTerms, termsOf} from './termsOf.ts';
import {regionalWords, simplifiedTable} from './simplifiedTable.ts';
import {usefulSynonyms} from './usefulSynonyms.ts';

/** A section of a page, as the build splits it. */
export interface SearchDocument {
  /** Address of the page, without a hash. */
  readonly u: string;
  /** `#id` of the section; empty for the page's lead. */
  readonly h: string;
  /** Title of the page. */
  readonly t: string;
  /** Title of the section; the page's title for the lead. */
  readonly s: string;
  /** Breadcrumbs, outermost first. */
  readonly b: readonly string[];
  /** Plain text of the section. */
  readonly text: string;
  /** Questions that the section answers. They are searched like its title, and never shown. */
  readonly asks?: readonly string[];
}

export interface BuildOptions {
  /** Chinese words that are never split. Words of other scripts need no dictionary. */
  readonly userDictionary?: readonly string[];
  /** Groups of synonyms, in any languages. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Words of these groups that are searched like the others, but never shown to the reader. */
  readonly silent?: readonly string[];
  /**
   * Weight of these pages relative to other indexes, from 0 to 1. Use less than 1 for news, for
   * example, which mention many topics and explain few. Default: 1.
   */
  readonly importance?: number;
}

/** Lists the pages of the sections, in the order of their first sections, and the page of each. */
function listPages(documents: readonly SearchDocument[]) {
  const ordinals = new Map<string, number>();
  const pages: SerializedSections['pages'][number][] = [];
  const pageOf = documents.map(({u, t, b}) => {
    const known = ordinals.get(u);
    if (known !== undefined) {
      return known;
    }
    ordinals.set(u, pages.length);
    return pages.push({u, t, b}) - 1;
  });
  return {pages, pageOf};
}

/** Encodes the positions of each word in the format of `SerializedIndex.postings`. */
function encodePostings(
  words: readonly string[],
  sections: readonly ReadonlyMap<string, number>[],
): string {
  const places = new Map<string, number[]>(words.map((word) => [word, []]));
  const last = new Map<string, number>();
  for (const [section, counts] of sections.entries()) {
    for (const [word, count] of counts) {
      const distance = section - (last.get(word) ?? 0);
      last.set(word, section);
      places.get(word)?.push(...(count > 1 ? [distance * 2 + 1, count] : [distance * 2]));
    }
  }
  return words.map((word) => encodeNumbers(places.get(word) ?? [])).join(' ');
}

const folded = (text: string) => fold(text, simplifiedTable());

/** Returns a cutter that never splits the Chinese words of the dictionary. */
const cutterOf = ({userDictionary = []}: BuildOptions) =>
  hanCutter(
    [...new Set(userDictionary.map(folded))].filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
  );

/**
 * Builds the index of a set of sections, without the tables of its words. The output is
 * deterministic.
 */
export function buildSections(
  documents: readonly SearchDocument[],
  options: BuildOptions,
): SerializedSections {
  const cut = cutterOf(options);
  const {pages, pageOf} = listPages(documents);

  const titles = documents.flatMap(({t, s, b, asks = []}) => [t, s, ...b, ...asks]);
  const texts = documents.map(({text}) => termsOf(folded(text), cut));
  const matters = texts.map(contentTerms);
  const vocabulary = [...titles.map((title) => termsOf(folded(title), cut).counts), ...matters];
  const words = [...new Set(vocabulary.flatMap((counts) => [...counts.keys()]))].sort();
  return {
    version: formatVersion,
    importance: options.importance ?? 1,
    pages,
    hashes: documents.map(({h}) => h.replace(/^#/, '')),
    titles: documents.map(({s, t}) => (s === t ? '' : s)),
    asks: documents.map(({asks = []}) => asks.join('\n')),
    pageOf: encodeNumbers(pageOf),
    lengths: encodeNumbers(texts.map(({length}) => length)),
    words: words.join(' '),
    postings: encodePostings(words, matters),
    traditional: traditionalIn(documents.flatMap(({t, s, b, text}) => [t, s, ...b, text])),
  };
}

/** Builds the tables of the words of one or more indexes, which then share them. */
export function buildTables(
  indexes: readonly SerializedSections[],
  options: BuildOptions,
): SerializedTables {
  const vocabulary = new Set(indexes.flatMap(({words}) => words.split(' ').filter(Boolean)));
  const words = [...vocabulary].sort();
  const regional = words.some(isHan) ? regionalWords((word) => vocabulary.has(word)) : [];
  const synonyms = usefulSynonyms(options.synonyms ?? [], vocabulary, folded, cutterOf(options));
  const silent = new Set((options.silent ?? []).map(folded));
  return {
    ...characterTables(words, regional),
    synonyms,
    silent: [...new Set(synonyms.flat())].filter((word) => silent.has(folded(word))),
    regional,
  };
}

/**
 * Builds the index of a set of sections. The output is deterministic.
 * @returns plain JSON without the texts, for `loadIndex`.
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  options: BuildOptions = {},
): SerializedIndex {
  const sections = buildSections(documents, options);
  return {...sections, ...buildTables([sections], options)};
}
