/** What a sample file says, whatever its format. */
export interface ParsedSample {
  /** Translatable texts by key; each plural form is a separate text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly comments: readonly string[];
  /** Categories, or numbers, of the keys that have plural forms. */
  readonly plurals: Readonly<Record<string, readonly string[]>>;
  /** Whether a key may hold further keys or a list. */
  readonly nested: boolean;
  /** The encoding that the head of the file names. */
  readonly encoding?: string;
}

/**
 * Reads a sample with a maintained parser of its format.
 * @throws Error if the parser refuses the text, or if it is not of the expected shape.
 */
export type SampleParser = (text: string) => ParsedSample | Promise<ParsedSample>;
