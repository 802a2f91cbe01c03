/**
 * Returns a percentile by nearest rank: the given share of the values does not exceed it.
 * @param share from 0 to 1.
 * @returns `undefined` for an empty list.
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)];
}
