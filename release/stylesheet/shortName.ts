const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The name number `index`: a … z, aa, ab …, shortest first. */
export function shortName(index: number): string {
  const rest = Math.floor(index / letters.length);
  const last = letters.charAt(index % letters.length);
  return rest === 0 ? last : shortName(rest - 1) + last;
}
