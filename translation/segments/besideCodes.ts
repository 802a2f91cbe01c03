import {isCode, type Code, type Part} from './Part.ts';

/** A part of a text in Markdown: text to escape, or source text that is complete as it is. */
export interface Stretch {
  readonly raw: boolean;
  readonly text: string;
}

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign);
/** The parser looks at one unit of UTF-16, so it takes half of an emoji for a letter. */
const isPunctuation = (sign: string | undefined) =>
  sign?.length === 1 && /[\p{P}\p{S}]/u.test(sign);

/** Returns the character reference of a sign, which Markdown never reads as syntax. */
export const characterOf = (sign: string): string =>
  `&#x${(sign.codePointAt(0) ?? 0).toString(16)};`;

const lastOf = (part: Part | undefined) =>
  part === undefined ? undefined : [...(isCode(part) ? part.raw : part)].at(-1);
const firstOf = (part: Part | undefined) =>
  part === undefined ? undefined : [...(isCode(part) ? part.raw : part)].at(0);

/** Whether a code is a run of `*` or `~`, whose neighbours decide whether Markdown reads it. */
const isRun = (part: Part | undefined): part is Code =>
  part !== undefined && isCode(part) && /^[*~]+$/.test(part.raw);

/**
 * Returns which neighbours of a run must be character references: inside, white space, and outside,
 * a letter if the run would be between it and punctuation (CommonMark 0.31.2, “left-flanking”).
 */
function referencesAt(inside: string | undefined, outside: string | undefined) {
  const space = isSpace(inside);
  const inner = space || isPunctuation(inside);
  return {inside: space, outside: inner && !isSpace(outside) && !isPunctuation(outside)};
}

/** Whether the character beside a run is to be a reference. `side` is that of the text. */
function isReference(parts: readonly Part[], index: number, side: 'start' | 'end'): boolean {
  const run = parts[side === 'start' ? index - 1 : index + 1];
  if (!isRun(run)) {
    return false;
  }
  const text = parts[index];
  const other = parts[side === 'start' ? index - 2 : index + 2];
  const near = side === 'start' ? firstOf(text) : lastOf(text);
  const far = side === 'start' ? lastOf(other) : firstOf(other);
  const isInside = (run.shape === 'open') === (side === 'start');
  return isInside ? referencesAt(near, far).inside : referencesAt(far, near).outside;
}

/** Whether a text is between `[` and `]` of a link. */
const isInLink = (parts: readonly Part[], index: number) =>
  parts
    .slice(0, index)
    .filter((part) => isCode(part) && part.kind === 'link' && part.shape !== 'alone').length %
    2 ===
  1;

/**
 * Splits a text for a writer that does not see the codes beside it: the pieces that the codes would
 * make syntax are escaped. These are neighbours of `**`, brackets in a link, the name of a directive
 * before a bracket, and addresses, of which the writer does not find all: it leaves “www.” before a
 * space as it is.
 * @param parts the whole text with its codes
 * @param index place of the text in it
 */
export function besideCodes(parts: readonly Part[], index: number): Stretch[] {
  const part = parts[index];
  if (part === undefined || isCode(part)) {
    return part ? [{raw: true, text: part.raw}] : [];
  }
  const signs = [...part];
  const start = isReference(parts, index, 'start') ? (signs.shift() ?? '') : '';
  const end = signs.length > 0 && isReference(parts, index, 'end') ? (signs.pop() ?? '') : '';
  const escaped = [
    String.raw`(?<=www)\.(?=[\W_]|$)|(?<=[+.\w-])@(?=[.\w-])`,
    ...(isInLink(parts, index) ? [String.raw`[[\]]`] : []),
    ...(end === '' && firstOf(parts[index + 1]) === '['
      ? [String.raw`:(?=(?:[^\s\p{P}\p{S}]|[_-])*$)`]
      : []),
  ].join('|');
  const stretches = signs
    .join('')
    .split(new RegExp(`(${escaped})`, 'iu'))
    .map((text, at) => (at % 2 === 0 ? {raw: false, text} : {raw: true, text: `\\${text}`}));
  return [
    {raw: true, text: start && characterOf(start)},
    ...stretches,
    {raw: true, text: end && characterOf(end)},
  ].filter(({text}) => text !== '');
}
