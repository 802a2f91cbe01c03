// cspell:ignore jieba's
/** Reads a user dictionary: a word a line; what follows a space (jieba's frequency, tag) is left. */
export function readDictionary(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((word) => word !== '' && !word.startsWith('#'));
}
