import type {LocaleId} from '@site/config/locales';

/**
 * Joins words to a list in running text: `译员、审校`, `translators, reviewers and buyers`.
 * `Intl.ListFormat` is not used, because its results on the server and in the browser may differ,
 * and hydration would change the page.
 */
export function listOf(words: readonly string[], locale: LocaleId): string {
  if (locale === 'zh' || words.length < 2) {
    return words.join('、');
  }
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
