import {type Finding, WriterError} from '../plugins/writerError/index.ts';
import type {Site} from './site/Site.ts';

export interface PlacedFinding extends Finding {
  /** Path from the root of the project. */
  readonly file: string;
}

/** A mistake that a check looks for at one place. */
export interface Suspicion {
  readonly isThere: boolean;
  readonly problem: string;
  readonly fix: string;
}

/** Returns those of the mistakes that are there, as findings of one place. */
export const findingsAt = (
  file: string,
  line: number,
  suspicions: readonly Suspicion[],
): PlacedFinding[] =>
  suspicions.filter(({isThere}) => isThere).map(({problem, fix}) => ({file, line, problem, fix}));

/** One rule about the content of the site. */
export interface Check {
  /** The argument of `npm run check -- <name>`; also the name of its file and its fixtures. */
  readonly name: string;
  /** What the check refuses, as the list in CONTRIBUTING.md says it. */
  readonly refuses: string;
  /** Returns notes for writers that do not fail the check, one line each. */
  notes?(site: Site): readonly string[];
  /** Finds mistakes. Only `syntax` gets documents that cannot be read. */
  find(site: Site): readonly PlacedFinding[] | Promise<readonly PlacedFinding[]>;
}

/** Formats a finding as one line that editors and terminals can open: place, problem, fix. */
export function describeFinding({file, line, problem, fix}: PlacedFinding): string {
  return `${file}:${line} ${problem} ${fix}`;
}

/**
 * Converts an error that a parser of the build has thrown into findings. They are placed in the file
 * that the error names, which may differ from the file that was read.
 * @throws the error itself if no writer's mistake caused it
 */
export function placedFindings(error: unknown): PlacedFinding[] {
  if (error instanceof WriterError) {
    return error.findings.map((finding) => ({...finding, file: error.file}));
  }
  throw error;
}
