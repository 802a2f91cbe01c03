import type {Localized} from '../../../config/locales.ts';

/** An example of search and replace on the page. */
export interface PatternRow {
  /** A regular expression, without slashes and flags. */
  readonly find: string;
  /** May name groups, as `$1`. */
  readonly replacement: string;
  readonly before: string;
  readonly after: string;
}

/** Replacements that the column “Replace with” describes in words, because a cell cannot show them. */
const spoken: Localized<Readonly<Record<string, string>>> = {
  zh: {'（留空）': '', 一个空格: ' '},
  en: {'(empty)': '', 'one space': ' '},
};

/** Reads a row of the page's table: task, pattern, replacement, before, after. */
export function patternRow(cells: readonly string[], locale: 'zh' | 'en'): PatternRow {
  const [, find = '', replacement = '', before = '', after = ''] = cells;
  return {find, replacement: spoken[locale][replacement] ?? replacement, before, after};
}

/**
 * Applies **Replace all** with the option *Regular expression* to a row's text.
 * @throws SyntaxError if the pattern is not a regular expression.
 */
export function replaceAll({find, replacement, before}: Omit<PatternRow, 'after'>): string {
  return before.replace(new RegExp(find, 'gu'), replacement);
}
