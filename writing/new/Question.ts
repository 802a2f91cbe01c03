/** A value that a writer must provide before a file can be created. */
export interface Question {
  /** The option that answers it: `--title-zh "…"`. */
  readonly flag: string;
  /** The question that the terminal shows. */
  readonly asks: string;
  /** The default answer. */
  readonly otherwise?: string;
  /** @returns what is wrong with an answer, as a sentence that says what to write */
  readonly refuses?: (answer: string) => string | undefined;
}

/** Answers by flag. */
export type Answers = Readonly<Record<string, string>>;

/** The output of `npm run new`. */
export interface Made {
  /** Contents by path from the root of the project. */
  readonly files: ReadonlyMap<string, string>;
  /** The next steps for the writer, in order. */
  readonly next: readonly string[];
  /** Keys of pages for which the answers already contain both languages. */
  readonly agree?: readonly string[];
}

/** A kind of file that `npm run new` can create. */
export interface Template {
  /** The arguments after the kind, as the help shows them. */
  readonly usage: string;
  /** The flags that the arguments after the kind answer, in order. */
  readonly positionals: readonly string[];
  /** @param root folder of the project */
  readonly questions: (root: string) => readonly Question[];
  /**
   * @param today ISO date
   * @throws CliError if the answers do not fit the project
   */
  make(answers: Answers, root: string, today: string): Made | Promise<Made>;
}
