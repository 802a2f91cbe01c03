import {type SerializedTables, tableChecks, validate} from '../format/SerializedIndex.ts';
import {commonCharacters} from '../text/commonCharacters.ts';
import {type CharacterTable, fold} from '../text/tokenize.ts';

/** What is known about the words of one or more indexes. */
export interface WordTables {
  readonly simplified: CharacterTable;
  readonly syllables: ReadonlyMap<string, string>;
  readonly readings: ReadonlyMap<string, string>;
  /** Folded synonym groups. */
  readonly synonyms: readonly (readonly string[])[];
  /** The words of `synonyms` as the reader sees them. */
  readonly named: ReadonlyMap<string, string>;
  readonly silent: readonly string[];
  readonly regional: ReadonlyMap<string, string>;
}

/**
 * Loads the tables of one or more indexes.
 * @param json the result of `buildTables` or `buildIndex`, or the parsed content of its file.
 * @throws IndexFormatError if it does not have the tables.
 */
export function loadTables(json: unknown): WordTables {
  const {simplified, syllables, readings, synonyms, silent, regional} = validate<SerializedTables>(
    json,
    tableChecks,
  );
  return {
    simplified: pairsOf(simplified),
    syllables: syllablesOf(syllables),
    readings: new Map(readings),
    synonyms: synonyms.map((group) => group.map((word) => fold(word))),
    named: new Map(synonyms.flat().map((word) => [fold(word), word])),
    silent: silent.map((word) => fold(word)),
    regional: new Map(regional),
  };
}

function pairsOf(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let place = 0; place + 1 < text.length; place += 2) {
    pairs.set(text.charAt(place), text.charAt(place + 1));
  }
  return pairs;
}

function syllablesOf(text: string): Map<string, string> {
  const syllables = new Map<string, string>();
  const common = /\d/.test(text) ? commonCharacters() : [];
  let next = 0;
  for (const entry of text.split(' ')) {
    const [known = '', syllable = '', count = ''] = /^([a-z]*)(\d*)/.exec(entry) ?? [];
    const end = next + Number(count);
    const characters = count === '' ? entry.slice(known.length) : common.slice(next, end);
    next = end;
    for (const character of syllable === '' ? [] : characters) {
      syllables.set(character, syllable);
    }
  }
  return syllables;
}
