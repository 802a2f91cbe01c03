import {WriterError, type Finding} from '../writerError/index.ts';

/** A mistake in one of the posts. */
export interface Problem extends Finding {
  /** Path from the root of the project. */
  readonly file: string;
}

/** Writes all problems as one text, grouped by file, in the format of `WriterError`. */
export function describeProblems(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map((problem) => problem.file))];
  return files
    .map(
      (file) =>
        new WriterError(
          file,
          problems.filter((problem) => problem.file === file),
        ).message,
    )
    .join('\n');
}
