import path from 'node:path';

/** One mistake in a file that a writer can correct. */
export interface Finding {
  /** Line in the file, counted from 1. */
  readonly line: number;
  /** What is wrong, as one sentence that quotes the file. */
  readonly problem: string;
  /** What to write instead, as one sentence. */
  readonly fix: string;
}

/**
 * Error that stops the build because of mistakes in a content file. The message lists every finding
 * with file, line, problem and fix, so that one build shows all mistakes of a file.
 */
export class WriterError extends Error {
  override readonly name = 'WriterError';

  constructor(
    /** Path of the file, relative to the project if possible. */
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

/** Returns a path relative to the project, with `/` as separator. */
export function projectPath(filePath: string): string {
  return path.relative(process.cwd(), filePath).replaceAll('\\', '/');
}

/**
 * Stops the build if a page has mistakes.
 * @throws WriterError with all of them
 */
export function refuse(page: {readonly path: string}, findings: readonly Finding[]): void {
  if (findings.length > 0) {
    throw new WriterError(projectPath(page.path), findings);
  }
}
