/** Splits a text into words. Each punctuation mark counts as a word. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Levenshtein distance between two lists. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1);
  for (const [i, word] of a.entries()) {
    let left = i + 1;
    row = row.map((above, j) => {
      const diagonal = j === 0 ? i : (row[j - 1] ?? 0);
      left = Math.min(above + 1, left + 1, diagonal + (word === b[j] ? 0 : 1));
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}

/** Percentage of equal words, by edit distance on words; 100 for equal texts. */
export function similarity(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const longest = Math.max(first.length, second.length);
  return longest === 0 ? 100 : 100 * (1 - distance(first, second) / longest);
}
