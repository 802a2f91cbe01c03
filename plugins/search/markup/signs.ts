/**
 * Signs in the texts of sections mark the kind of each line, so that an answer can be shown with the
 * page's formatting: one sign at the start of a line, and one on each side of a formatted range. The
 * signs are control characters that no page contains, two bytes each.
 */
export const lineSigns = {
  /** A step of an ordered list. */
  step: '\u0091',
  /** An entry of another list. */
  item: '\u0092',
  /** Continues the previous step or entry. */
  more: '\u0093',
  /** The header of a table. Tabs separate its cells and those of the rows, which have no sign. */
  head: '\u0094',
  /** A description of a picture or a page, which no reader sees in this place. */
  unseen: '\u0096',
  /** Alone on the first line: the section says what a task needs, and so answers no question. */
  preparation: '\u0097',
} as const;

export type LineKind = keyof typeof lineSigns;

export const inlineSigns = {
  strong: '\u0081',
  code: '\u0082',
  kbd: '\u0083',
  em: '\u0084',
} as const;

export type InlineKind = keyof typeof inlineSigns;

/** Ends a range of any kind. Ranges are never nested. */
export const inlineEnd = '\u0080';

const signs = /[\u0080-\u009f]/g;
const stretches = /[\u0080-\u008f]/g;

/** Returns a text without signs. */
export const plainOf = (text: string): string => text.replace(signs, '').replaceAll('\t', ' ');

/**
 * Keeps the inline signs only where an answer may show them: in the first visible line, and in the
 * list that follows. Elsewhere they would only enlarge the file.
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

/** A line of a text. */
export interface Block {
  readonly kind: LineKind | 'row' | 'paragraph';
  /** Text with inline signs. */
  readonly text: string;
  /** For a row: its cells with their column headers. */
  readonly cells: readonly {readonly head: string; readonly text: string}[];
}

const lineKinds = new Map<string, LineKind>(
  Object.entries(lineSigns).map(([kind, sign]) => [sign, kind as LineKind]),
);

/** Returns the lines of a text without table headers: each row contains its headers. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let heads: readonly string[] = [];
  for (const line of text.split('\n')) {
    const signed = lineKinds.get(line.charAt(0));
    const kind = signed ?? (line.includes('\t') ? 'row' : 'paragraph');
    const rest = signed ? line.slice(1) : line;
    if (kind === 'head') {
      heads = rest.split('\t').map(plainOf);
    } else if (rest.trim() !== '') {
      const cells =
        kind === 'row'
          ? rest.split('\t').map((cell, at) => ({head: heads[at] ?? '', text: cell}))
          : [];
      blocks.push({kind, text: rest, cells: cells.filter(({text: cell}) => cell.trim() !== '')});
    }
  }
  return blocks;
}

/** A range of a line with one formatting. */
export interface Stretch {
  readonly kind: InlineKind | 'text';
  readonly text: string;
}

const inlineKinds = new Map<string, InlineKind>(
  Object.entries(inlineSigns).map(([kind, sign]) => [sign, kind as InlineKind]),
);

/** Splits a line into ranges of the same formatting. */
export function inlineOf(line: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const part of line.split(
    new RegExp(`(?=[${[...inlineKinds.keys()].join('')}])|${inlineEnd}`),
  )) {
    const text = plainOf(part);
    if (text !== '') {
      stretches.push({kind: inlineKinds.get(part.charAt(0)) ?? 'text', text});
    }
  }
  return stretches;
}
