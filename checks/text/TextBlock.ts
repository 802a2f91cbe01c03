/** A piece of running text that a reader perceives as a unit. */
export interface TextBlock {
  readonly text: string;
  /** Line of the file where it starts. */
  readonly line: number;
  /** Returns the line of the file for an offset in the text. */
  readonly lineAt: (offset: number) => number;
}
