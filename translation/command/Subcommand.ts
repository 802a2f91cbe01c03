/** One thing that `npm run i18n -- <name>` does. */
export interface Subcommand {
  /** Arguments after the name, as the help shows them. */
  readonly usage: string;
  /** What it does, in a line of the help. */
  readonly does: string;
  /**
   * @param args what the writer typed after the name
   * @param root folder of the project
   * @returns whether the command succeeded; it has printed the reason where it did not
   * @throws CliError where the arguments are wrong
   */
  run(args: readonly string[], root: string): Promise<boolean>;
}
