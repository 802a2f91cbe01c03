import type {LocaleId} from '../../config/locales.ts';
import {isCode, joined, textOf, trimmed, type Part} from './Part.ts';

/** Abbreviations after which a sentence goes on. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|No|Fig|Inc|Ltd|Co|St|Mr|Ms|Dr)\.\s*$/;

const splitters: Readonly<Record<LocaleId, Intl.Segmenter>> = {
  zh: new Intl.Segmenter('zh', {granularity: 'sentence'}),
  en: new Intl.Segmenter('en', {granularity: 'sentence'}),
};

/** A single code counts as a word. */
const placeholder = '\uFFFC';

/** Offsets at which sentences of a text end, its own end included. */
function sentenceEnds(text: string, locale: LocaleId): number[] {
  const ends: number[] = [];
  let start = 0;
  for (const {index, segment} of splitters[locale].segment(text)) {
    // An opening mark belongs to the next sentence; Unicode takes all quotation marks for closing ones.
    const end = index + segment.replace(/[“‘「『（(【《]+$/u, '').length;
    const next = text.slice(end);
    const goesOn =
      abbreviation.test(text.slice(start, end)) ||
      /^\p{Ll}/u.test(next) ||
      // “1.” at the start of a line is a number, and a closing mark belongs to what it closes.
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
 * Cuts a text into sentences, with the white space around each left out. A pair of codes is never
 * cut: a bold passage of two sentences is one sentence.
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
      // A code that opens right at a boundary begins the next sentence; one that closes ends this.
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

/** The white space between the sentences of a text. */
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

/** Chinese needs no space after “。”, but bold is only read as bold with one behind it. */
const endsOpen = (sentence: readonly Part[]) => {
  const last = sentence.at(-1);
  return last !== undefined && (isCode(last) ? last.kind === 'format' : /[.!?]$/.test(last));
};

/**
 * Puts sentences together again, in English with a space between them.
 * @param former what was there before: with as many sentences, its white space is kept
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

/** A text with exactly the white space between its sentences that `joinSentences` gives them. */
export function evenlySpaced(parts: readonly Part[], locale: LocaleId): Part[] {
  return joinSentences(sentencesOf(parts, locale), locale);
}
