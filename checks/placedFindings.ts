import {WriterError} from '../plugins/writerError/index.ts';
import type {PlacedFinding} from './Check.ts';

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
