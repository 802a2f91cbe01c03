import {decodeNumbers} from '../format/numbers.ts';

/**
 * The positions of every word in the texts. Word `w` has the entries `starts[w]` to `starts[w +
 * 1]`.
 */
export interface Postings {
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
  readonly counts: Uint8Array;
}

/** Reads `SerializedIndex.postings`. */
export function readPostings(text: string, wordCount: number, sectionCount: number): Postings {
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
