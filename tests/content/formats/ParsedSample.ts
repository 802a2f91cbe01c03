/** The parsed content of a sample file, in any format. */
export interface ParsedSample {
  /** Translatable texts by key; each plural form is a separate text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly comments: readonly string[];
  /** Categories, or numbers, of the keys that have plural forms. */
  readonly plurals: Readonly<Record<string, readonly string[]>>;
  /** Whether a key may contain nested keys or a list. */
  readonly nested: boolean;
  /** The encoding in the declaration of the file. */
  readonly encoding?: string;
}

/**
 * Reads a sample with a maintained parser of its format.
 * @throws Error if the parser refuses the text, or if it does not have the expected shape.
 */
export type SampleParser = (text: string) => ParsedSample | Promise<ParsedSample>;
