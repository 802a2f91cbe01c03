/**
 * The texts of sections say what their lines are, so that an answer can be shown in the page's own
 * formatting: a sign at the start of a line, and one on either side of a stretch within it. The signs
 * are control characters that no page holds, two bytes each.
 */
export const lineSigns = {
  /** A step of an ordered list. */
  step: '\u0091',
  /** An entry of another list. */
  item: '\u0092',
  /** More of the step or entry before. */
  more: '\u0093',
  /** The head of a table; its cells are separated by tabs, as those of a row, which has no sign. */
  head: '\u0094',
  /** What describes a picture or a page, and no reader sees in this place. */
  unseen: '\u0096',
} as const;

export type LineKind = keyof typeof lineSigns;

export const inlineSigns = {
  strong: '\u0081',
  code: '\u0082',
  kbd: '\u0083',
  em: '\u0084',
} as const;

export type InlineKind = keyof typeof inlineSigns;

/** Ends a stretch of any kind. Stretches lie beside each other, never within. */
export const inlineEnd = '\u0080';

const signs = /[\u0080-\u009f]/g;
const stretches = /[\u0080-\u008f]/g;

/** A text without signs. */
export const plainOf = (text: string): string => text.replace(signs, '').replaceAll('\t', ' ');

/**
 * A text with the signs of stretches only where an answer may show them: in the first line that a
 * reader sees, and in the list that follows. Elsewhere they would be loaded for nothing.
 */
export function withSignsOfAnswer(text: string): string {
  let hasBegun = false;
  let isOver = false;
  return text
    .split('\n')
    .map((line) => {
      const sign = line.charAt(0);
      const isList = [lineSigns.step, lineSigns.item, lineSigns.more].some((one) => one === sign);
      if (sign !== lineSigns.unseen && sign !== lineSigns.head) {
        isOver ||= hasBegun && !isList;
        hasBegun = true;
      }
      return isOver || sign === lineSigns.more ? line.replace(stretches, '') : line;
    })
    .join('\n');
}
