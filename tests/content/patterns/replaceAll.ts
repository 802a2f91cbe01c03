import type {PatternRow} from './PatternRow.ts';

/**
 * What **Replace all** makes of a row's text with the option *Regular expression*.
 * @throws SyntaxError if the pattern is no regular expression.
 */
export function replaceAll({find, replacement, before}: Omit<PatternRow, 'after'>): string {
  return before.replace(new RegExp(find, 'gu'), replacement);
}
