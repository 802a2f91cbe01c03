/** What browsers say of a metered or slow connection (W3C Network Information, Save Data). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** Bytes a millisecond: 1 Mbit/s, with the waits between packets. */
const slow = 125;

/**
 * Whether the reader saves data, has a metered or a slow connection: then nothing is fetched ahead.
 * Browsers know little about a connection at first, and some have no Network Information. So the
 * transfer of the page itself counts too (W3C Resource Timing): call it when the page has arrived.
 */
export function isFrugal(): boolean {
  // Not every browser has it, and TypeScript has no type for it.
  const {saveData, type, effectiveType} = (Reflect.get(navigator, 'connection') ??
    {}) as Connection;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    saveData === true ||
    /cellular|[23]g/.test(`${type} ${effectiveType}`) ||
    (page !== undefined && page.encodedBodySize < slow * (page.responseEnd - page.responseStart))
  );
}
