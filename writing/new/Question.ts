/** One thing that a writer has to say before a file can be made. */
export interface Question {
  /** The option that answers it: `--title-zh "…"`. */
  readonly flag: string;
  /** What the terminal asks. */
  readonly asks: string;
  /** What is taken if the writer says nothing. */
  readonly otherwise?: string;
  /** @returns what is wrong with an answer, as a sentence that says what to write */
  readonly refuses?: (answer: string) => string | undefined;
}

/** Answers by flag. */
export type Answers = Readonly<Record<string, string>>;

/** What `npm run new` makes. */
export interface Made {
  /** Texts by path from the root of the project. */
  readonly files: ReadonlyMap<string, string>;
  /** What the writer does next, in order. */
  readonly next: readonly string[];
  /** Keys of pages that the answers already say in both languages. */
  readonly agree?: readonly string[];
}

/** A kind of thing that `npm run new` makes. */
export interface Template {
  /** What follows the kind, as the help shows it. */
  readonly usage: string;
  /** The flags that the words after the kind answer, in order. */
  readonly positionals: readonly string[];
  /** @param root folder of the project */
  readonly questions: (root: string) => readonly Question[];
  /**
   * @param today ISO date
   * @throws CliError where the answers do not fit the project
   */
  make(answers: Answers, root: string, today: string): Made | Promise<Made>;
}
