import {WriterError} from '../plugins/writerError/index.ts';
import type {PlacedFinding} from './Check.ts';

/**
 * What a reader of the build has thrown, as findings: what it refuses would stop the build. They
 * are placed in the file that the error names, which may be another than the one that was asked for.
 * @throws the error itself where it is no writer's mistake.
 */
export function placedFindings(error: unknown): PlacedFinding[] {
  if (error instanceof WriterError) {
    return error.findings.map((finding) => ({...finding, file: error.file}));
  }
  throw error;
}
