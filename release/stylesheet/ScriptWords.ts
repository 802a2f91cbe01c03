const word = /[\w-]+/g;
/** A line break in a string is written `\n`; its letter is no part of the word behind it. */
const escapedSpace = /\\[nrt]/g;
/** Fewer letters say nothing: minified code is full of `a_` and `-b`. */
const lettersOfFragment = 3;

const squash = (name: string) => name.toLowerCase().replaceAll('-', '');

/**
 * Every word of a site's scripts. A script can give an element any class, id or attribute that it
 * names; strings, keys and comments are not told apart: a mistake would remove a needed rule, and
 * the gain would be tiny.
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
  mayGenerate(name: string): boolean {
    if (this.#words.has(name)) {
      return true;
    }
    for (let cut = 1; cut < name.length; cut += 1) {
      const start = name.slice(0, cut);
      const end = name.slice(cut);
      if (
        (/[-_]$/.test(start) && this.#isFragment(start)) ||
        (/^[-_]/.test(end) && this.#isFragment(end))
      ) {
        return true;
      }
    }
    return false;
  }

  /**
   * The same for an attribute, which code may also name as a property: `tabIndex`, or `theme` of
   * `dataset` for `data-theme`.
   */
  mayGenerateAttribute(name: string): boolean {
    return (
      this.mayGenerate(name) ||
      this.#squashed.has(squash(name)) ||
      this.#squashed.has(squash(name.replace(/^data-/, '')))
    );
  }

  #isFragment(part: string): boolean {
    return part.replace(/[^a-z]/gi, '').length >= lettersOfFragment && this.#words.has(part);
  }
}
