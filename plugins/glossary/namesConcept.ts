import type {LocaleId} from '../../config/locales.ts';

/** Returns the inflected English forms of a name, such as “memories”, “matches” and “splitting”. */
export function formsOf(name: string): readonly string[] {
  const last = name.slice(-1);
  return [
    ...['', 's', 'es', 'd', 'ed', 'ing', "'s", '’s'].map((ending) => name + ending),
    ...[`${last}ed`, `${last}ing`].map((ending) => name + ending),
    ...['ies', 'ied'].map((ending) => name.replace(/y$/, '') + ending),
    `${name.replace(/e$/, '')}ing`,
  ];
}

/**
 * Whether a word in running text is one of the names of a concept. Chinese must be identical.
 * English may differ in case and ending.
 */
export function namesConcept(text: string, names: readonly string[], locale: LocaleId): boolean {
  const found = text.trim();
  return locale === 'zh'
    ? names.includes(found)
    : names.some((name) => formsOf(name.toLowerCase()).includes(found.toLowerCase()));
}
