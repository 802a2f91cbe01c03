import {fold, tokenize} from '../text/tokenize.ts';
import {inflectionStem} from '../text/stem.ts';
import {isStopWord} from '../text/stopWords.ts';
import type {HanCutter} from './termsOf.ts';

/**
 * Returns the groups with at least one member that could occur in the documents, without duplicates,
 * in the given order. A word keeps its spelling in the first group that contains it. The client folds
 * without the traditional table, so simplified forms are stored.
 */
export function usefulSynonyms(
  groups: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
  folded: (text: string) => string,
  cut: HanCutter,
): string[][] {
  const stems = new Set(Array.from(vocabulary, inflectionStem));
  const occurs = (member: string) =>
    tokenize(member)
      .filter(({kind}) => kind !== 'code')
      .flatMap(({kind, text}) => (kind === 'han' ? cut(text) : [text]))
      .every((word) => vocabulary.has(word) || stems.has(inflectionStem(word)) || isStopWord(word));
  const keyOf = (member: string) => folded(member).trim();
  const written = new Map(
    groups
      .flat()
      .reverse()
      .map((member) => [keyOf(member), member.trim()]),
  );
  const asWritten = (key: string) => {
    const form = written.get(key) ?? key;
    return fold(form) === key ? form : key;
  };
  return groups
    .map((group) => [...new Set(group.map(keyOf))].filter(Boolean))
    .filter((group) => group.length > 1 && group.some(occurs))
    .map((group) => group.map(asWritten));
}
