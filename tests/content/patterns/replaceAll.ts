import type {PatternRow} from './PatternRow.ts';

/**
 * Applies **Replace all** with the option *Regular expression* to a row's text.
 * @throws SyntaxError if the pattern is not a regular expression.
 */
export function replaceAll({find, replacement, before}: Omit<PatternRow, 'after'>): string {
  return before.replace(new RegExp(find, 'gu'), replacement);
}
