import {otherLocale, type LocaleId} from '../../config/locales.ts';
import {textOf} from '../segments/Part.ts';
import type {Candidate} from '../xliff/Export.ts';
import type {MemoryEntry} from './siteMemory.ts';

/** A candidate below this similarity costs the translator more time than it saves. In percent. */
const leastSimilarity = 70;

const mostCandidates = 3;

function bigramsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const characters = [...text.toLowerCase()];
  for (let index = 0; index + 1 < characters.length; index += 1) {
    const pair = `${characters[index] ?? ''}${characters[index + 1] ?? ''}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const sizeOf = (bigrams: ReadonlyMap<string, number>) =>
  [...bigrams.values()].reduce((sum, count) => sum + count, 0);

/** Dice’s coefficient of the character pairs, in percent; 100 only for identical texts. */
function similarity(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [pair, count] of one) {
    shared += Math.min(count, other.get(pair) ?? 0);
  }
  const size = sizeOf(one) + sizeOf(other);
  return size === 0 ? 0 : Math.min(99, Math.round((200 * shared) / size));
}

/**
 * Looks up sentences in a memory.
 * @param to target language of the translation
 * @returns a function that returns the entries most similar to a text, best first
 */
export function findCandidates(
  memory: readonly MemoryEntry[],
  to: LocaleId,
): (text: string) => readonly Candidate[] {
  const entries = memory.map(({texts, page, section}) => {
    const source = textOf(texts[otherLocale(to)]);
    return {
      source,
      target: textOf(texts[to]),
      origin: `${page}#${section}`,
      bigrams: bigramsOf(source),
    };
  });
  return (text) => {
    const bigrams = bigramsOf(text);
    return entries
      .filter(({source}) => source.length < 2 * text.length && text.length < 2 * source.length)
      .map(({bigrams: known, ...entry}) => ({
        ...entry,
        similarity: entry.source === text ? 100 : similarity(bigrams, known),
      }))
      .filter((candidate) => candidate.similarity >= leastSimilarity)
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, mostCandidates);
  };
}
