/**
 * Returns the number of edits that turn one word into another, or `limit + 1` if there are more than
 * `limit`. A swap of neighbours is one edit (optimal string alignment after Damerau 1964).
 */
export function damerau(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Returns a bit mask of the letters a to z in a word. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) {
    const letter = word.charCodeAt(place) - 0x61;
    bits |= letter >= 0 && letter < 26 ? 1 << letter : 0;
  }
  return bits;
}

/** Whether the letters of two words differ so much that `edits` edits cannot be enough. */
export function lettersDiffer(a: number, b: number, edits: number): boolean {
  let different = a ^ b;
  // An edit replaces at most one letter with another, which changes two bits.
  for (let left = 2 * edits; left > 0 && different !== 0; left -= 1) {
    different &= different - 1;
  }
  return different !== 0;
}
