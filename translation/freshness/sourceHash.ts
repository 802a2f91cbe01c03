import {createHash} from 'node:crypto';

/** Matches the front matter of a file up to the line of its date, and that line. */
const date = /^(---\n(?:(?!---\n).*\n)*?)updated:.*\n/;

/**
 * Returns twelve hexadecimal digits that depend on every character of a file except for its line
 * ends and its date. Writers set the date last, when both languages have been recorded.
 */
export function sourceHash(source: string): string {
  const text = source.replaceAll('\r\n', '\n').replace(date, '$1');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
