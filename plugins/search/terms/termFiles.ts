import {fold} from '../engine/text/tokenize.ts';
import type {ResolvedSearchOptions} from '../options.ts';

/** A term as an answer shows it: the values of the option without the concept. */
export type TermRow = readonly [id: string, name: string, equivalent: string, definition: string];

/** Rows by folded concept. */
export type TermFile = Readonly<Record<string, TermRow>>;

/** This many terms make a file of about a kilobyte (brotli), the only one that an answer loads. */
const termsInFile = 30;

/** Returns the number of the file that contains a folded concept. */
export function fileOfConcept(concept: string, files: number): number {
  const sum = Array.from(concept).reduce(
    (total, one) => (total * 31 + (one.codePointAt(0) ?? 0)) % 65_521,
    0,
  );
  return sum % files;
}

/** Divides the terms among enough files to keep each of them small. */
export function termFiles(terms: ResolvedSearchOptions['glossary']['terms']): readonly TermFile[] {
  const files = Array.from(
    {length: Math.ceil(terms.length / termsInFile)},
    (): Record<string, TermRow> => ({}),
  );
  for (const {id, concept, name, equivalent, definition} of terms) {
    const key = fold(concept);
    const file = files[fileOfConcept(key, files.length)];
    if (file) {
      file[key] = [id, name, equivalent, definition];
    }
  }
  return files;
}
