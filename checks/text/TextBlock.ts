/** A piece of running text that a reader sees in one go. */
export interface TextBlock {
  readonly text: string;
  /** Line of the file where it starts. */
  readonly line: number;
  /** Line of the file for an offset in the text. */
  readonly lineAt: (offset: number) => number;
}
