import type {LocaleId} from '../../config/locales.ts';
import {isCode, joined, textOf, trimmed, type Part} from './Part.ts';

/** Abbreviations that do not end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|No|Fig|Inc|Ltd|Co|St|Mr|Ms|Dr)\.\s*$/;

const splitters: Readonly<Record<LocaleId, Intl.Segmenter>> = {
  zh: new Intl.Segmenter('zh', {granularity: 'sentence'}),
  en: new Intl.Segmenter('en', {granularity: 'sentence'}),
};

/** Replaces a single code, which counts as a word. */
const placeholder = '\uFFFC';

/** Offsets at which sentences of a text end, including the end of the text. */
function sentenceEnds(text: string, locale: LocaleId): number[] {
  const ends: number[] = [];
  let start = 0;
  for (const {index, segment} of splitters[locale].segment(text)) {
    // An opening mark belongs to the next sentence; Unicode treats all quotation marks as closing ones.
    const end = index + segment.replace(/[“‘「『（(【《]+$/u, '').length;
    const next = text.slice(end);
    const goesOn =
      abbreviation.test(text.slice(start, end)) ||
      /^\p{Ll}/u.test(next) ||
      // “1.” at the start of a line is a list number, and a closing mark belongs to the text it closes.
      /^\s*\d+\.\s*$/.test(text.slice(start, end)) ||
      /^[”’」』）)\]】]/.test(next);
    if (index + segment.length === text.length || !goesOn) {
      ends.push(end);
      start = end;
    }
  }
  return ends;
}

/**
 * Splits a text into sentences and trims the white space around each. A pair of codes is never
 * split: a bold passage of two sentences is one sentence.
 */
export function sentencesOf(parts: readonly Part[], locale: LocaleId): Part[][] {
  const text = parts
    .map((part) => (isCode(part) ? (part.shape === 'alone' ? placeholder : '') : part))
    .join('');
  const ends = sentenceEnds(text, locale);
  const sentences: Part[][] = [];
  let current: Part[] = [];
  let offset = 0;
  let depth = 0;
  const cut = () => {
    if (current.length > 0) {
      sentences.push(current);
      current = [];
    }
  };
  for (const part of parts) {
    if (isCode(part)) {
      // At a boundary an opening code begins the next sentence, and a closing code ends this one.
      if (part.shape !== 'close' && depth === 0 && ends.includes(offset)) {
        cut();
      }
      current.push(part);
      depth += part.shape === 'open' ? 1 : part.shape === 'close' ? -1 : 0;
      offset += part.shape === 'alone' ? 1 : 0;
      continue;
    }
    if (depth > 0) {
      current.push(part);
      offset += part.length;
      continue;
    }
    if (ends.includes(offset)) {
      cut();
    }
    const inside = ends.filter((end) => end > offset && end < offset + part.length);
    let from = offset;
    for (const end of inside) {
      current.push(part.slice(from - offset, end - offset));
      cut();
      from = end;
    }
    current.push(part.slice(from - offset));
    offset += part.length;
  }
  cut();
  return sentences.map((sentence) => trimmed(joined(sentence))).filter(({length}) => length > 0);
}

/** Returns the white space between the sentences of a text. */
function gapsIn(parts: readonly Part[], locale: LocaleId): string[] {
  const text = textOf(parts).trimStart();
  let position = 0;
  return sentencesOf(parts, locale).map((sentence) => {
    position += textOf(sentence).length;
    const gap = /^\s*/.exec(text.slice(position))?.[0] ?? '';
    position += gap.length;
    return gap;
  });
}

/** Chinese needs no space after “。”, but Markdown recognises closing bold only before a space. */
const endsOpen = (sentence: readonly Part[]) => {
  const last = sentence.at(-1);
  return last !== undefined && (isCode(last) ? last.kind === 'format' : /[.!?]$/.test(last));
};

/**
 * Joins sentences, in English with a space between them.
 * @param former the previous text: its white space is kept if it has as many sentences
 */
export function joinSentences(
  sentences: readonly (readonly Part[])[],
  locale: LocaleId,
  former?: readonly Part[],
): Part[] {
  const gaps = former ? gapsIn(former, locale) : [];
  return joined(
    sentences.flatMap((sentence, index) => {
      const before = sentences[index - 1];
      const space = locale === 'en' || endsOpen(before ?? []) ? ' ' : '';
      const gap = gaps.length === sentences.length ? gaps[index - 1] : space;
      return before ? [gap ?? space, ...sentence] : sentence;
    }),
  );
}

/** Normalises the white space between the sentences of a text to that of `joinSentences`. */
export function evenlySpaced(parts: readonly Part[], locale: LocaleId): Part[] {
  return joinSentences(sentencesOf(parts, locale), locale);
}
