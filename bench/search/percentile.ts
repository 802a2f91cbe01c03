/**
 * The value that a share of the values does not exceed (nearest rank).
 * @param share from 0 to 1.
 * @returns undefined of nothing.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)];
}
