import {bigramsOf} from './bigramsOf.ts';
import {sorensenDice} from './sorensenDice.ts';
import {withoutLocale} from './withoutLocale.ts';

/** Minimum score of similar paths. */
const threshold = 0.34;
const weights = {lastSegment: 0.5, words: 0.3, parents: 0.2};

function segmentsOf(path: string): string[] {
  return withoutLocale(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

const wordsOf = (segments: readonly string[]): string[] =>
  segments.flatMap((segment) => segment.split(/[^\p{L}\p{N}]+/u)).filter(Boolean);

function similarity(asked: readonly string[], candidate: readonly string[]): number {
  const parting = asked.findIndex((segment, index) => segment !== candidate[index]);
  const shared = parting < 0 ? asked.length - 1 : parting;
  const spelling = sorensenDice(bigramsOf(asked.at(-1) ?? ''), bigramsOf(candidate.at(-1) ?? ''));
  const words = sorensenDice(wordsOf(asked.slice(shared)), wordsOf(candidate.slice(shared)));
  const parents = sorensenDice(asked.slice(0, -1), candidate.slice(0, -1));
  return weights.lastSegment * spelling + weights.words * words + weights.parents * parents;
}

/**
 * Returns the pages whose addresses are most similar to the requested one, best first.
 *
 * The last segment has the highest weight (a typo, a missing plural), then whole words below the
 * folders that both share (a moved page), then those folders. Language prefixes, case and `.html`
 * are ignored. Equal scores keep the order of `pages`. Pages below the threshold are left out, so
 * the result may be empty.
 */
export function similarPaths<Page extends {readonly path: string}>(
  asked: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const askedSegments = segmentsOf(asked);
  if (askedSegments.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({page, score: similarity(askedSegments, segmentsOf(page.path))}))
    .filter(({score}) => score >= threshold)
    .sort((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({page}) => page);
}
