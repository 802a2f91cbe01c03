import {otherLocale, type LocaleId} from '../../config/locales.ts';
import {isCode, type Part} from './Part.ts';
import {sentencesOf} from './sentences.ts';
import type {Unit} from './Unit.ts';

/** A sentence of a unit, or the whole unit if the sentences of the two languages do not match. */
export interface Segment {
  readonly source: readonly Part[];
  /** Absent if the other language lacks the unit. */
  readonly target?: readonly Part[];
}

const idsIn = (parts: readonly Part[]) => new Set(parts.filter(isCode).map(({id}) => id));

/** Whether a target sentence has a code that belongs to another sentence of the source. */
function strays(
  target: readonly Part[],
  source: readonly Part[],
  all: ReadonlySet<number>,
): boolean {
  const own = idsIn(source);
  return [...idsIn(target)].some((id) => all.has(id) && !own.has(id));
}

/**
 * Splits a unit into segments.
 * @param to language of the target
 */
export function segmentsOf({source, target}: Unit, to: LocaleId): Segment[] {
  const sources = sentencesOf(source.parts, otherLocale(to));
  if (!target) {
    return sources.map((sentence) => ({source: sentence}));
  }
  const targets = sentencesOf(target.parts, to);
  const all = idsIn(source.parts);
  const matches =
    sources.length === targets.length &&
    targets.every((sentence, index) => !strays(sentence, sources[index] ?? [], all));
  return matches
    ? sources.map((sentence, index) => ({source: sentence, target: targets[index] ?? []}))
    : [{source: source.parts, target: target.parts}];
}
