/** A file in the cache. */
export interface KeptEntry {
  readonly path: string;
  /** Size in the cache, which is not compressed. */
  readonly bytes: number;
  /** Time when it was cached, in milliseconds since 1970. */
  readonly time: number;
  /** Title of a page, as HTML, since a worker has no parser. Absent for other files. */
  readonly title?: string;
  /** Files that a page names. */
  readonly needs: readonly string[];
}

/**
 * Returns the entries to delete, the oldest first, so that opened pages and their files stay within
 * a number of bytes. A file is as recent as the most recent page that needs it.
 * @param lasting paths that stay and do not count, such as those of kept products
 */
export function toForget(
  entries: readonly KeptEntry[],
  lasting: ReadonlySet<string>,
  limit: number,
): string[] {
  const times = new Map<string, number>();
  const touch = (path: string, time: number) =>
    times.set(path, Math.max(time, times.get(path) ?? -Infinity));
  for (const {path, time, needs} of entries) {
    touch(path, time);
    needs.forEach((need) => touch(need, time));
  }
  const timeOf = (path: string) => times.get(path) ?? 0;
  const opened = entries
    .filter(({path}) => !lasting.has(path))
    // A page is deleted before the files that it needs, because it would be broken without them.
    .sort((a, b) => timeOf(a.path) - timeOf(b.path) || b.needs.length - a.needs.length);
  let bytes = opened.reduce((sum, entry) => sum + entry.bytes, 0);
  const forgotten: string[] = [];
  for (const entry of opened) {
    if (bytes <= limit) {
      break;
    }
    bytes -= entry.bytes;
    forgotten.push(entry.path);
  }
  return forgotten;
}
