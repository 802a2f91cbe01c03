import type {LocaleId} from '../../config/locales.ts';
import {readableText} from './readableText.ts';

/** Reading speed that the framework uses for the update log. */
const wordsPerMinute = 200;

/**
 * Returns the reading time of a text. Like the update log, it counts words with `Intl.Segmenter`,
 * which can segment Chinese.
 * @returns whole minutes, at least one
 */
export function readingMinutes(mdx: string, locale: LocaleId): number {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const words = [...segmenter.segment(readableText(mdx))].filter(({isWordLike}) => isWordLike);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
