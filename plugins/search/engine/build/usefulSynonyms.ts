import {inflectionStem} from '../text/stem.ts';
import {isStopWord} from '../text/stopWords.ts';
import {tokenize} from '../text/tokenize.ts';
import type {HanCutter} from './cutHan.ts';

/**
 * The groups of which at least one member could stand in the documents, folded, without doubles,
 * in the order given.
 */
export function usefulSynonyms(
  groups: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
  folded: (text: string) => string,
  cut: HanCutter,
): string[][] {
  const stems = new Set(Array.from(vocabulary, inflectionStem));
  const stands = (member: string) =>
    tokenize(member)
      .filter(({kind}) => kind !== 'code')
      .flatMap(({kind, text}) => (kind === 'han' ? cut(text) : [text]))
      .every((word) => vocabulary.has(word) || stems.has(inflectionStem(word)) || isStopWord(word));
  return groups
    .map((group) => [...new Set(group.map((member) => folded(member).trim()))].filter(Boolean))
    .filter((group) => group.length > 1 && group.some(stands));
}
