/**
 * Edits that turn one word into another, swapped neighbours counting as one edit (optimal string
 * alignment after Damerau 1964), or `limit + 1` when there are more than `limit`.
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

/** Which of the letters a to z a word has, a bit each. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) {
    const letter = word.charCodeAt(place) - 0x61;
    bits |= letter >= 0 && letter < 26 ? 1 << letter : 0;
  }
  return bits;
}

/** Whether two words have so different letters that `edits` cannot turn one into the other. */
export function lettersDiffer(a: number, b: number, edits: number): boolean {
  let different = a ^ b;
  // An edit changes one letter into another at most: two bits.
  for (let left = 2 * edits; left > 0 && different !== 0; left -= 1) {
    different &= different - 1;
  }
  return different !== 0;
}
