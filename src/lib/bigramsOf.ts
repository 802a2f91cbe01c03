/** Returns the pairs of neighbouring characters of a text, with a space before and behind it. */
export function bigramsOf(text: string): string[] {
  const padded = ` ${text} `;
  return Array.from({length: padded.length - 1}, (_, index) => padded.slice(index, index + 2));
}
