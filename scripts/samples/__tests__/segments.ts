/**
 * Splits a paragraph into segments by the rules in the help centre: Chinese ends a sentence
 * with 。！？； and the quotes or brackets after them, English with . ! ? before a space and a
 * capital letter or a digit.
 */
export function segments(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[。！？；][”’」』）】]*)(?![”’」』）】])|(?<=[.!?]) (?=[A-Z\d])/u)
    .filter((segment) => segment !== '');
}
