import type {LocaleId} from '../../config/locales.ts';

/** Longest ending that English adds to a word: “memory”, “memories”. */
const longestEnding = 3;

function isInflected(text: string, name: string): boolean {
  const stem = name.slice(0, -1);
  return text.startsWith(stem) && text.length <= name.length + longestEnding;
}

/**
 * Whether a word in running text is one of the names of a concept.
 * Chinese must agree to the letter; English may differ in case and ending.
 */
export function namesConcept(text: string, names: readonly string[], locale: LocaleId): boolean {
  const found = text.trim();
  return locale === 'zh'
    ? names.includes(found)
    : names.some((name) => isInflected(found.toLowerCase(), name.toLowerCase()));
}
