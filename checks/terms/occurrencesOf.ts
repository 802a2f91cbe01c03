import type {LocaleId} from '../../config/locales.ts';
import {escapeRegExp} from '../../src/lib/escapeRegExp.ts';

/**
 * The pattern of a term in running text. English: any case, whole words, singular and plural.
 * Chinese: the exact characters; word boundaries are checked separately.
 */
function patternOf(term: string, locale: LocaleId): RegExp {
  const text = escapeRegExp(term);
  return locale === 'en'
    ? new RegExp(`(?<![\\p{L}\\p{N}])${text}(?:s|es)?(?![\\p{L}\\p{N}])`, 'giu')
    : new RegExp(text, 'gi');
}

const patterns = new Map<string, RegExp>();

export interface Occurrence {
  readonly start: number;
  readonly end: number;
}

/** Finds the positions of a term in a text. */
export function occurrencesOf(term: string, text: string, locale: LocaleId): Occurrence[] {
  const key = `${locale}:${term}`;
  const pattern = patterns.get(key) ?? patternOf(term, locale);
  patterns.set(key, pattern);
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
