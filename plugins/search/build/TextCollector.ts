/** Elements whose edges are no edges of words. Everything else separates what it stands between. */
const inlineTags = new Set(
  'a abbr b bdi bdo button cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** They stand side by side. */
const cellTags = new Set(['td', 'th']);

/** Characters that only guide line breaks: they would stand inside words. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);
const isChinese = (character = '') => /\p{sc=Han}/u.test(character);

/** Whether two words run together where they touch. Chinese is written so. */
function wouldJoin(before: string | undefined, after: string | undefined): boolean {
  return isLetter(before) && isLetter(after) && !(isChinese(before) && isChinese(after));
}

/**
 * Puts text together as a reader sees it: blocks on lines of their own, cells with a space between
 * them, white space collapsed outside preformatted text.
 */
export class TextCollector {
  private text = '';
  /** Nothing has come since the end of an element. */
  private afterElement = false;
  /** An element has begun right at the end of another one: a style may have set them apart. */
  private mayTouch = false;

  /** An element begins. Inside code, elements are colours and nothing else. */
  start(tag: string, inCode: boolean): void {
    this.separate(tag);
    this.mayTouch = this.afterElement && !inCode;
    this.afterElement = false;
  }

  /** An element ends. */
  end(tag: string, inCode: boolean): void {
    this.separate(tag);
    this.afterElement = !inCode;
  }

  add(text: string, preformatted: boolean): void {
    const visible = text.replace(invisible, '');
    const run = preformatted ? visible : visible.replace(/\s+/g, ' ');
    if (run === '') {
      return;
    }
    if (this.mayTouch && wouldJoin(this.text.at(-1), run[0])) {
      this.text += ' ';
    }
    this.text += run;
    this.mayTouch = false;
    this.afterElement = false;
  }

  /** What has been collected, without space around lines and without empty lines. */
  take(): string {
    const text = this.text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[\s]*/g, '\n')
      .trim();
    this.text = '';
    return text;
  }

  private separate(tag: string): void {
    if (cellTags.has(tag)) {
      this.text += ' ';
    } else if (!inlineTags.has(tag)) {
      this.text += '\n';
    }
  }
}
