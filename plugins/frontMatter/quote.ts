/** Quotes a value as it is in the file. */
export const quote = (input: unknown): string =>
  `“${typeof input === 'string' ? input : JSON.stringify(input)}”`;
