/** A change that breaks the code. The project's tests must detect it. */
export interface Fault {
  /** The effect for a reader, writer or operator. */
  readonly effect: string;
  /** The changed file, from the root of the project. */
  readonly file: string;
  /** A text that occurs exactly once in the file. */
  readonly right: string;
  readonly wrong: string;
}

/** Lets the lists of `faults/` name the four texts of a fault by their order alone. */
export const fault = (effect: string, file: string, right: string, wrong: string): Fault => ({
  effect,
  file,
  right,
  wrong,
});
