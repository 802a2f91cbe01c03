/** A file in the cache. */
export interface KeptEntry {
  readonly path: string;
  /** Without compression, as the cache holds it. */
  readonly bytes: number;
  /** When it was put there, in milliseconds since 1970. */
  readonly time: number;
  /** The title of a page; other files have none. */
  readonly title?: string;
  /** Files that a page names. */
  readonly needs: readonly string[];
}

/**
 * The entries to delete, the oldest first, so that what readers have opened takes no more than a
 * number of bytes. A file is as young as the youngest page that needs it.
 * @param lasting paths that stay, since they belong to kept products; they do not count
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
    // Of a page and the files it needs, the page goes first: files alone show nothing wrong.
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
