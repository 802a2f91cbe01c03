/** A stored value. `get` returns `null` if there is none or no storage. */
export interface VisitSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
}

/**
 * Starts a visit, or continues it after a reload.
 * @param newest ISO date of the newest post
 * @param last slot that persists after the visit, in which `newest` is stored
 * @param current slot that lasts as long as the visit
 * @returns the date after which posts are new to the reader
 */
export function startVisit(newest: string, last: VisitSlot, current: VisitSlot): string {
  const baseline = current.get() ?? last.get() ?? newest;
  current.set(baseline);
  last.set(newest);
  return baseline;
}
