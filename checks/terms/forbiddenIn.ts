import type {LocaleId} from '../../config/locales.ts';
import {escapeRegExp} from '../../src/lib/escapeRegExp.ts';
import type {ForbiddenVariant, Variants} from './readVariants.ts';

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
function occurrencesOf(term: string, text: string, locale: LocaleId): Occurrence[] {
  const key = `${locale}:${term}`;
  const pattern = patterns.get(key) ?? patternOf(term, locale);
  patterns.set(key, pattern);
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Returns the offsets at which a word of a Chinese text starts or ends. */
function wordBoundaries(text: string): ReadonlySet<number> {
  return new Set([...segmenter.segment(text)].map(({index}) => index).concat(text.length));
}

export interface ForbiddenPlace extends Occurrence {
  readonly variant: ForbiddenVariant;
}

const covers = (outer: Occurrence, inner: Occurrence) =>
  outer.start <= inner.start && inner.end <= outer.end;

/**
 * Finds forbidden words in a text. Two kinds of match are allowed: a part of a longer allowed term
 * or of a phrase in `exceptions` (“用户令牌” in “API 用户令牌”), and Chinese characters that are
 * adjacent but belong to different words (“目的语言” in “项目的语言”).
 */
export function forbiddenIn(
  text: string,
  locale: LocaleId,
  {forbidden, allowed}: Variants,
  exceptions: readonly string[],
): ForbiddenPlace[] {
  // Most texts contain none of them, and a plain search is the fastest way to find that out.
  const lower = text.toLowerCase();
  const places = forbidden
    .filter((each) => each.locale === locale && lower.includes(each.variant.toLowerCase()))
    .flatMap((variant) =>
      occurrencesOf(variant.variant, text, locale).map((place) => ({...place, variant})),
    );
  if (places.length === 0) {
    return [];
  }
  const boundaries = locale === 'zh' ? wordBoundaries(text) : undefined;
  return places
    .filter(({start, end}) => !boundaries || (boundaries.has(start) && boundaries.has(end)))
    .filter((place) => {
      const longer = [...allowed[locale], ...exceptions].filter(
        (term) => term.length > place.variant.variant.length,
      );
      return !longer.some((term) =>
        occurrencesOf(term, text, locale).some((outer) => covers(outer, place)),
      );
    });
}
