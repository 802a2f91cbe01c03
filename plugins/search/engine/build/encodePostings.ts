import {encodeNumbers} from '../format/numbers.ts';

/** Writes the positions of each word in the form of `SerializedIndex.postings`. */
export function encodePostings(
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
