/** Formats bytes for a table in KB of 1,000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
