/** Information of browsers about the connection (W3C Network Information, Save Data). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Threshold in bytes per millisecond: 1 Mbit/s, including latency between packets. */
const slow = 125;

/**
 * Whether the reader saves data or has a metered or slow connection, so that the application and
 * the search should not be prefetched. The pages behind visible links follow the framework's test
 * instead, which allows 3g and metered connections (`src/navigation/README.md`).
 *
 * Browsers know little about a connection at first, and some have no Network Information, so the
 * transfer time of the page counts too (W3C Resource Timing). A page that still arrives has no
 * `responseEnd` and counts as slow.
 */
export function isFrugal(): boolean {
  // Not every browser has `connection`, and TypeScript has no type for it.
  const {saveData, type, effectiveType} = (Reflect.get(navigator, 'connection') ??
    {}) as Connection;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    saveData === true ||
    /cellular|[23]g/.test(`${type} ${effectiveType}`) ||
    (page !== undefined &&
      (page.responseEnd === 0 ||
        page.encodedBodySize < slow * (page.responseEnd - page.responseStart)))
  );
}
