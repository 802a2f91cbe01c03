import type {LocaleId} from '@site/config/locales';

/**
 * Joins words to a list in running text: `译员、审校`, `translators, reviewers and buyers`.
 * Not `Intl.ListFormat`: server and browser may differ in it, and the page would change when the
 * script starts.
 */
export function listOf(words: readonly string[], locale: LocaleId): string {
  if (locale === 'zh' || words.length < 2) {
    return words.join('、');
  }
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
