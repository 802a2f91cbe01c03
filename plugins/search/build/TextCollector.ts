import {isHan} from '../engine/text/tokenize.ts';
import {
  inlineEnd,
  inlineSigns,
  lineSigns,
  type InlineKind,
  type LineKind,
} from '../markup/signs.ts';

/** Elements that do not separate words. All other elements do. */
const inlineTags = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const cellTags = new Set(['td', 'th']);

/** Characters that only control line breaks and would otherwise split words. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

const sign = /[\u0080-\u009f]/;
const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Whether two adjacent words would merge into one. Chinese needs no separator. */
function wouldJoin(before = '', after = ''): boolean {
  return isLetter(before) && isLetter(after) && !(isHan(before) && isHan(after));
}

/**
 * Collects text as a reader sees it: blocks on separate lines, cells separated by tabs, white space
 * collapsed outside preformatted text, with the signs of `markup/signs.ts`.
 */
export class TextCollector {
  private text = '';
  /** Whether the collected text ends with the end of an element. */
  private afterElement = false;
  /** Whether an element began directly after another one: a style may separate them visually. */
  private mayTouch = false;
  /** The numbers of open list entries and of open table cells. */
  private entries = 0;
  private cells = 0;

  /** Handles the start of an element. Inside code, elements only set colours. */
  start(tag: string, inCode: boolean, line?: LineKind | 'row'): void {
    this.separate(tag, line);
    this.entries += tag === 'li' ? 1 : 0;
    this.cells += cellTags.has(tag) ? 1 : 0;
    this.mayTouch = this.afterElement && !inCode;
    this.afterElement = false;
  }

  /** Handles the end of an element. */
  end(tag: string, inCode: boolean): void {
    this.entries -= tag === 'li' ? 1 : 0;
    this.cells -= cellTags.has(tag) ? 1 : 0;
    this.separate(tag);
    this.text += cellTags.has(tag) ? '\t' : '';
    this.afterElement = !inCode;
  }

  /** Handles the start or end of a range with other formatting. */
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

  /** Returns the collected text, with trimmed lines and without empty lines. */
  take(): string {
    const text = this.text
      .replace(/[^\S\n\t]+/g, ' ')
      .replace(/ ?\t ?/g, '\t')
      // A range may begin or end with a space, and its signs may be left out later.
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
