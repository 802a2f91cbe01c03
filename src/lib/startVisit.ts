/** One value that the browser keeps; `null` where there is none or nothing is kept. */
export interface VisitSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
}

/**
 * Begins a visit, or goes on with it after a reload.
 * @param newest ISO date of the newest post there is.
 * @param last outlives the visit; afterwards it holds `newest`.
 * @param current lives as long as the visit.
 * @returns the date after which posts are new to the reader.
 */
export function startVisit(newest: string, last: VisitSlot, current: VisitSlot): string {
  const baseline = current.get() ?? last.get() ?? newest;
  current.set(baseline);
  last.set(newest);
  return baseline;
}
