const word = /[\w-]+/g;
/** A line break in a string is written `\n`; its letter is no part of the word behind it. */
const escapedSpace = /\\[nrt]/g;
/** Fewer letters say nothing: minified code is full of `a_` and `-b`. */
const lettersOfFragment = 3;

/** Beginning of every attribute of a page's own; a script may put it before whatever it is given. */
const data = 'data-';

const squash = (name: string) => name.toLowerCase().replaceAll('-', '');

/**
 * Every word of a site's scripts. A script can give an element any class, id or attribute that it
 * names; whether a word stands in a string, a key or a comment is not asked, as the wrong answer
 * would cost a rule that is needed, and the right one saves next to nothing.
 */
export class ScriptWords {
  readonly #words = new Set<string>();
  readonly #squashed = new Set<string>();

  constructor(scripts: Iterable<string>) {
    for (const script of scripts) {
      for (const [found] of script.replace(escapedSpace, ' ').matchAll(word)) {
        this.#words.add(found);
      }
    }
    for (const found of this.#words) {
      this.#squashed.add(squash(found));
    }
  }

  /**
   * Whether a script names it whole, or names its beginning up to a hyphen or underscore, or its
   * end from one on, as code does that puts names together (`alert--` and a type).
   */
  mayMake(name: string): boolean {
    return this.#mayMake(name);
  }

  /**
   * The same for an attribute, which code may also name as a property: `tabIndex`, or `theme` of
   * `dataset` for `data-theme`.
   */
  mayMakeAttribute(name: string): boolean {
    return this.namesAttribute(name) || (name.startsWith(data) && this.#words.has(data));
  }

  /** The same for an attribute of which a script names more than the beginning `data-`. */
  namesAttribute(name: string): boolean {
    return (
      this.#mayMake(name, data) ||
      this.#squashed.has(squash(name)) ||
      this.#squashed.has(squash(name.replace(/^data-/, '')))
    );
  }

  /** @param ignored a beginning that says nothing */
  #mayMake(name: string, ignored?: string): boolean {
    if (this.#words.has(name)) {
      return true;
    }
    for (let cut = 1; cut < name.length; cut += 1) {
      const start = name.slice(0, cut);
      const end = name.slice(cut);
      if (
        (start !== ignored && /[-_]$/.test(start) && this.#isFragment(start)) ||
        (/^[-_]/.test(end) && this.#isFragment(end))
      ) {
        return true;
      }
    }
    return false;
  }

  #isFragment(part: string): boolean {
    return part.replace(/[^a-z]/gi, '').length >= lettersOfFragment && this.#words.has(part);
  }
}
