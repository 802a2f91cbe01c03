import type {LocaleId} from '../../config/locales.ts';
import {readableText} from './readableText.ts';

/** The framework's own figure for the update log. */
const wordsPerMinute = 200;

/**
 * How long the text takes to read, as the update log counts it: words by `Intl.Segmenter`, which
 * knows where Chinese words end.
 * @returns whole minutes, one at least.
 */
export function readingMinutes(mdx: string, locale: LocaleId): number {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const words = [...segmenter.segment(readableText(mdx))].filter(({isWordLike}) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
