import {isCode, type Part} from './Part.ts';
import type {Syntax} from './Piece.ts';

/**
 * Finds what no escape of a syntax can express.
 * @returns what is wrong with the text and what to do, or `undefined` if it can be written
 */
export function unwritable(parts: readonly Part[], syntax: Syntax): string | undefined {
  const texts = parts.flatMap((part) => (isCode(part) ? [] : [part]));
  const has = (sign: string) => texts.some((text) => text.includes(sign));
  if (syntax === 'title' && has('"') && has("'")) {
    return 'has both " and \', and the title of a code block can hold only one of them. Write “ ” or ’ for the other.';
  }
  const [placeholder] =
    syntax === 'json' ? texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []) : [];
  return placeholder === undefined
    ? undefined
    : `has ${placeholder} as text, which the interface would replace with a value. Insert the code of the source in the translation tool, or leave out the braces.`;
}
