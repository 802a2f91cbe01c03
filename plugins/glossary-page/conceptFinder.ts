import type {LocaleId} from '../../config/locales.ts';
import {formsOf} from '../glossary/namesConcept.ts';
import type {Term} from '../glossary/readTermbase.ts';

const isLatin = (character = '') => /[a-z0-9]/i.test(character);

/** Whether a Latin word continues across an edge: “PE” is not a word in “OPEN”. */
const isInsideWord = (text: string, edge: number) => isLatin(text[edge - 1]) && isLatin(text[edge]);

/**
 * Makes a function that finds the ids of the concepts that a text names. The longest match counts:
 * a text with 对齐项目 does not name 项目 there. A name that several concepts share returns all of them,
 * because only the other language distinguishes them.
 */
export function conceptFinder(
  terms: readonly Term[],
  locale: LocaleId,
): (text: string) => ReadonlySet<string> {
  const idsOf = new Map<string, Set<string>>();
  for (const {id, names} of terms) {
    for (const name of names[locale].map((each) => each.toLowerCase())) {
      for (const form of locale === 'en' ? formsOf(name) : [name]) {
        idsOf.set(form, (idsOf.get(form) ?? new Set()).add(id));
      }
    }
  }
  /** Lengths of the names that start with a character, the longest first. */
  const lengthsOf = new Map<string, number[]>();
  for (const {length, 0: first = ''} of [...idsOf.keys()].sort((a, b) => b.length - a.length)) {
    lengthsOf.set(first, [...new Set([...(lengthsOf.get(first) ?? []), length])]);
  }

  return (original) => {
    const text = original.toLowerCase();
    const found = new Set<string>();
    for (let start = 0; start < text.length; start += 1) {
      if (isInsideWord(text, start)) {
        continue;
      }
      const length = lengthsOf
        .get(text.charAt(start))
        ?.find(
          (each) => idsOf.has(text.slice(start, start + each)) && !isInsideWord(text, start + each),
        );
      if (length !== undefined) {
        idsOf.get(text.slice(start, start + length))?.forEach((id) => found.add(id));
        start += length - 1;
      }
    }
    return found;
  };
}
