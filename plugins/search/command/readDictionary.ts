// cspell:ignore jieba's
/** Reads a user dictionary: one word a line; text after a space (jieba's frequency, tag) is ignored. */
export function readDictionary(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((word) => word !== '' && !word.startsWith('#'));
}
