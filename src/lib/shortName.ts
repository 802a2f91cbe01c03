const lower = 'abcdefghijklmnopqrstuvwxyz';

/** Returns name number `index` in letters of an alphabet: a … z, aa, ab …, shortest first. */
export function shortName(index: number, alphabet = lower): string {
  const rest = Math.floor(index / alphabet.length);
  const last = alphabet.charAt(index % alphabet.length);
  return rest === 0 ? last : shortName(rest - 1, alphabet) + last;
}
