import {createHash} from 'node:crypto';

/** A part of a page: from a heading to the next one of any level, or one item of a post. */
export interface Section {
  /** Id of the heading or item; `top` for the part above the first heading. */
  readonly id: string;
  /** Text of the heading; the title of the page for `top`. */
  readonly title: string;
  /** Line of the file where it starts. */
  readonly line: number;
  /**
   * All that the section tells a reader: words, and the numbers, switches and marks of its figures.
   * Formatting, addresses and the numbers of pins are left out.
   */
  readonly words: string;
}

/**
 * Returns twelve hexadecimal digits that depend on the words of a section. White space is ignored:
 * line and paragraph breaks are formatting, and so is a space between Chinese and Latin words.
 */
export function fingerprint({words}: Pick<Section, 'words'>): string {
  const counted = words.normalize('NFC').replace(/\s+/gu, '');
  return createHash('sha256').update(counted).digest('hex').slice(0, 12);
}

/** Lists ids of sections for a message: `#copy, #paste`. */
export const listOf = (ids: readonly string[]): string => ids.map((id) => `#${id}`).join(', ');
