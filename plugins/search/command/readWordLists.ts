import * as z from 'zod';

// cspell:ignore jieba's
/** Reads a user dictionary: one word a line; text after a space (jieba's frequency, tag) is ignored. */
export function readDictionary(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((word) => word !== '' && !word.startsWith('#'));
}

const groups = z.array(z.array(z.string()));

/** Reads groups of synonyms: JSON, or one group a line with words separated by commas. */
export function readSynonyms(text: string): string[][] {
  if (text.trimStart().startsWith('[')) {
    return groups.parse(JSON.parse(text));
  }
  return text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .map((line) =>
      line
        .split(/->|=>|[,;，；、=\t]/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((group) => group.length > 1);
}
