import {markFix, markProblem} from '../writerError/byteOrderMark.ts';

const usual =
  "put a text that contains “: ”, “#” or quotation marks in single quotes: `title: 'A: b'`.";

/**
 * Returns what to do about front matter that cannot be read.
 * @param message of `readFrontMatter`
 * @param line content of the line that it names
 */
export function yamlFix(message: string, line: string): string {
  if (message === markProblem) {
    return markFix;
  }
  if (/\btabs?\b/i.test(message)) {
    return 'indent with spaces, not with tabs.';
  }
  const [, key] = /^[\s-]*(\w+)\s*：/u.exec(line) ?? [];
  return key === undefined
    ? usual
    : `the colon is full-width. Write \`${key}: …\`, with a colon and a space.`;
}
