import {inlineParts} from './inlineParts.ts';

/** The line without its marks, for titles, feeds and counting. */
export function withoutMarks(line: string): string {
  return inlineParts(line)
    .map((part) => part.text)
    .join('');
}
