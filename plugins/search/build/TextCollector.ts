import {
  inlineEnd,
  inlineSigns,
  lineSigns,
  type InlineKind,
  type LineKind,
} from '../markup/signs.ts';

/** Elements whose edges are no edges of words. Everything else separates what is on either side. */
const inlineTags = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const cellTags = new Set(['td', 'th']);

/** Characters that only guide line breaks: they would be inside words. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

const sign = /[\u0080-\u009f]/;
const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);
const isChinese = (character = '') => /\p{sc=Han}/u.test(character);

/** Whether two words run together where they touch. Chinese is written so. */
function wouldJoin(before: string | undefined, after: string | undefined): boolean {
  return isLetter(before) && isLetter(after) && !(isChinese(before) && isChinese(after));
}

/**
 * Puts text together as a reader sees it: blocks on separate lines, cells with a tab between them,
 * white space collapsed outside preformatted text, with the signs of `markup/signs.ts`.
 */
export class TextCollector {
  private text = '';
  /** Nothing has come since the end of an element. */
  private afterElement = false;
  /** An element has begun right at the end of another one: a style may have set them apart. */
  private mayTouch = false;
  /** How many entries of lists are open, and how many cells of tables. */
  private entries = 0;
  private cells = 0;

  /** An element begins. Inside code, elements are colours and nothing else. */
  start(tag: string, inCode: boolean, line?: LineKind | 'row'): void {
    this.separate(tag, line);
    this.entries += tag === 'li' ? 1 : 0;
    this.cells += cellTags.has(tag) ? 1 : 0;
    this.mayTouch = this.afterElement && !inCode;
    this.afterElement = false;
  }

  /** An element ends. */
  end(tag: string, inCode: boolean): void {
    this.entries -= tag === 'li' ? 1 : 0;
    this.cells -= cellTags.has(tag) ? 1 : 0;
    this.separate(tag);
    this.text += cellTags.has(tag) ? '\t' : '';
    this.afterElement = !inCode;
  }

  /** A stretch in another formatting begins, or ends. */
  style(kind: InlineKind | undefined): void {
    this.text += kind ? inlineSigns[kind] : inlineEnd;
  }

  add(text: string, preformatted: boolean): void {
    const visible = text.replace(invisible, '').replaceAll('\t', ' ');
    const run = preformatted ? visible : visible.replace(/\s+/g, ' ');
    if (run === '') {
      return;
    }
    if (this.mayTouch && wouldJoin(this.lastVisible(), run[0])) {
      this.text += ' ';
    }
    this.text += run;
    this.mayTouch = false;
    this.afterElement = false;
  }

  /** What has been collected, without space around lines and without empty lines. */
  take(): string {
    const text = this.text
      .replace(/[^\S\n\t]+/g, ' ')
      .replace(/ ?\t ?/g, '\t')
      // A stretch may begin or end with a space, and its signs may be left out later.
      .replace(/ \u0080(?=[ \t\n]|$)/g, '\u0080')
      .replace(/(?<=[ \t\n][\u0080-\u009f]*) /g, '')
      .split('\n')
      .map((line) => line.replace(/^([\u0090-\u009f]*)[^\S\t]+|\s+$/g, '$1'))
      .map((line) => line.replace(/^[\u0090-\u009f]+(?=[\u0090-\u009f])/, ''))
      .filter((line) => /[^\u0080-\u009f\s]/.test(line))
      .join('\n');
    this.text = '';
    return text;
  }

  private lastVisible(): string | undefined {
    let at = this.text.length - 1;
    while (at >= 0 && sign.test(this.text.charAt(at))) {
      at -= 1;
    }
    return this.text.at(at);
  }

  private separate(tag: string, line?: LineKind | 'row'): void {
    if (line) {
      this.text += line === 'row' ? '\n' : `\n${lineSigns[line]}`;
    } else if (this.cells > 0 && !inlineTags.has(tag)) {
      this.text += ' ';
    } else if (
      !inlineTags.has(tag) &&
      !cellTags.has(tag) &&
      !/[\u0090-\u009f]\s*$/.test(this.text)
    ) {
      this.text += this.entries > 0 ? `\n${lineSigns.more}` : '\n';
    }
  }
}
