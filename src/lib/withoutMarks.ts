import {inlineParts} from './inlineParts.ts';

/** Returns a line without its inline marks, for titles, feeds and counting. */
export function withoutMarks(line: string): string {
  return inlineParts(line)
    .map((part) => part.text)
    .join('');
}
