import {parseDocument} from 'yaml';
import {byteOrderMark, markFix, markProblem} from './byteOrderMark.ts';
import {WriterError} from './index.ts';

/** Returns the line of a mistake from the message of `JSON.parse`, which names a position or nothing. */
function lineOf(reason: string, text: string): number {
  const [, position] = /position (\d+)/.exec(reason) ?? [];
  if (position !== undefined) {
    return text.slice(0, Number(position)).split('\n').length;
  }
  // JSON is valid YAML, and errors of that parser have a line.
  const [mistake] = parseDocument(text, {logLevel: 'silent'}).errors;
  return mistake?.linePos?.[0].line ?? 1;
}

/**
 * Parses a JSON file that a person writes.
 * @param file its path from the root of the project
 * @throws WriterError with the line of the mistake
 */
export function parseJson(text: string, file: string): unknown {
  if (text.startsWith(byteOrderMark)) {
    throw new WriterError(file, [{line: 1, problem: `${markProblem}.`, fix: markFix}]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WriterError(file, [
      {
        line: lineOf(reason, text),
        problem: `the file is not valid JSON (${reason.replace(/\s+/g, ' ')}).`,
        fix: 'write JSON: names and texts in double quotes, no comma after the last entry.',
      },
    ]);
  }
}
