import {byteOrderMark, markFix, markProblem} from './byteOrderMark.ts';
import {WriterError} from './index.ts';

function reasonOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** V8 names the position of every mistake but this one. */
const isToken = (reason = '') => reason.startsWith('Unexpected token');

/** Returns the line of a mistake. */
function lineOf(reason: string, text: string): number {
  const position = isToken(reason) ? undefined : /position (\d+)/.exec(reason)?.[1];
  if (position !== undefined) {
    return text.slice(0, Number(position)).split('\n').length;
  }
  // The first lines of the text have the unexpected token from its line on.
  const lines = text.trimEnd().split('\n');
  let [first, last] = [1, lines.length];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (isToken(reasonOf(lines.slice(0, middle).join('\n')))) {
      last = middle;
    } else {
      first = middle + 1;
    }
  }
  return first;
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
