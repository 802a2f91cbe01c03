/** One mistake in a file that a writer can correct. */
export interface Finding {
  /** Line in the file, from 1. */
  readonly line: number;
  /** What is wrong, as one sentence; it quotes what the file says. */
  readonly problem: string;
  /** What to write instead, as one sentence. */
  readonly fix: string;
}

/**
 * Stops the build because of what a writer wrote.
 * The message lists every finding with file, line, problem and fix, so that one build shows all
 * mistakes of a file.
 */
export class WriterError extends Error {
  override readonly name = 'WriterError';

  constructor(
    /** Path as the writer knows it: relative to the project where possible. */
    readonly file: string,
    readonly findings: readonly Finding[],
  ) {
    super(
      findings
        .map(({line, problem, fix}) => `${file}:${line}\n  ${problem}\n  Fix: ${fix}`)
        .join('\n'),
    );
  }
}
