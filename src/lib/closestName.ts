import {bigramsOf} from './bigramsOf.ts';
import {sorensenDice} from './sorensenDice.ts';

/** Minimum similarity. A wrong, missing or extra letter of a word of five leaves more. */
const threshold = 0.6;

/** Returns the name that was probably meant; undefined if none is similar. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  const bigrams = bigramsOf(written.toLowerCase());
  const [best] = names
    .map((name) => ({name, score: sorensenDice(bigrams, bigramsOf(name.toLowerCase()))}))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= threshold ? best.name : undefined;
}
