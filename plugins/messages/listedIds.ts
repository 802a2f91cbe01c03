/** The ids that a list names, and the parts that name none. */
interface ListedIds {
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Parses the `ids` of `<Messages>`, separated by commas. `Y-01..Y-14` means all rows of this range.
 * @param known all ids, in the order of the table
 */
export function listedIds(list: string, known: readonly string[]): ListedIds {
  const ids: string[] = [];
  const unknown: string[] = [];
  for (const part of list.split(',').map((each) => each.trim())) {
    const [first = '', last = first] = part.split('..');
    const [start, end] = [known.indexOf(first), known.indexOf(last)];
    if (start < 0 || end < start) {
      unknown.push(part);
    } else {
      ids.push(...known.slice(start, end + 1));
    }
  }
  return {ids, unknown};
}
