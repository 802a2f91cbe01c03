/**
 * Returns an entry of a figure.
 * @throws Error that stops the build, because MDX does not check the types of props
 */
export function at<Entry>(list: readonly Entry[], index: number, what: string): Entry {
  const entry = list[index];
  if (entry === undefined) {
    throw new Error(
      `A figure has no ${what} ${index}: ${what}s are counted from 0, and the last one is ${list.length - 1}.`,
    );
  }
  return entry;
}
