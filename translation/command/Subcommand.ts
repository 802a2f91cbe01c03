/** One subcommand: `npm run i18n -- <name>`. */
export interface Subcommand {
  /** Arguments after the name, as the help shows them. */
  readonly usage: string;
  /** A description of one line for the help. */
  readonly does: string;
  /**
   * @param args what the writer typed after the name
   * @param root folder of the project
   * @returns whether the command succeeded; if not, it has printed the reason
   * @throws CliError if the arguments are wrong
   */
  run(args: readonly string[], root: string): Promise<boolean>;
}
